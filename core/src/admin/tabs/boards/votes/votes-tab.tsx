import { Button, Stack } from '@mantine/core';
import { type AdminEntry, formatCount } from '@quartermile/core/domain';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { CarName } from '../../../kernel/cars/car-name.js';
import { useEntries } from '../../../kernel/cars/use-entries.js';
import { Facts } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { ListScreen } from '../../../kernel/lists/list-screen.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { useListView } from '../../../kernel/lists/use-list-view.js';
import { entryAdminMessages } from '../../../kernel/messages/board-messages.js';
import { voteAdminMessages } from '../../../kernel/votes/vote-messages.js';
import { VotesDialog } from '../../../kernel/votes/votes-dialog.js';
import { PausesCard } from './pauses-card.js';

const text = voteAdminMessages;
const keyOf = ({ _id }: AdminEntry): string => _id;
const textOf = ({ car, category }: AdminEntry): string => `${car.name}\n${car.owner}\n${category}`;
const sorts = [
  {
    ...{ id: 'votes', label: entryAdminMessages.byVotes },
    compare: (a: AdminEntry, b: AdminEntry) => b.votes - a.votes,
  },
] as const;

/** The votes: paused or open, and those of each entry over time. */
export function VotesTab() {
  return (
    <Stack gap="md">
      <PausesCard />
      <LoadedList query={useEntries()} failed={text.failedToLoad} rowHeight={72}>
        {(entries) => <EntryVotes entries={entries} />}
      </LoadedList>
    </Stack>
  );
}

function EntryVotes({ entries }: { readonly entries: readonly AdminEntry[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const view = useListView({ name: 'votes', items: entries, keyOf, textOf, sorts });
  return (
    <ListScreen
      title={text.byEntry}
      view={view}
      searchLabel={entryAdminMessages.search}
      emptyTitle={text.none}
    >
      <ul className={list.rows}>
        {view.rows.map(({ _id, car, category, votes }) => (
          <li key={_id} className={list.row}>
            <div className={list.words}>
              <h3 className={list.name}>
                <CarName carId={car._id} opensRow>
                  {car.name}
                </CarName>
              </h3>
              <Facts>
                <span>{category}</span>
                <span>{`${formatCount(votes)} ${text.votes.toLowerCase()}`}</span>
              </Facts>
            </div>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconChartBar size={18} aria-hidden="true" />}
              aria-label={text.showOf(car.name, category)}
              onClick={() => setShown(_id)}
            >
              {text.show}
            </Button>
          </li>
        ))}
      </ul>
      {shown !== null && <VotesDialog entryId={shown} onClose={() => setShown(null)} />}
    </ListScreen>
  );
}
