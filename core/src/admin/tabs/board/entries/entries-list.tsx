import { Select } from '@mantine/core';
import { type AdminEntry, adminTabLabel, CATEGORIES, rankingTime } from '@quartermile/core/domain';
import { useMemo, useState } from 'react';
import { entryKey, useEntryDeletion } from '../../../drawer/use-entry-deletion.js';
import { DeleteDialog } from '../../../kernel/lists/deletion/delete-dialog.js';
import { DisplayToggle } from '../../../kernel/lists/display-toggle.js';
import { ListScreen } from '../../../kernel/lists/list-screen.js';
import type { SortOrder } from '../../../kernel/lists/search-items.js';
import { SHARED_SEARCH, useDisplay } from '../../../kernel/lists/use-display.js';
import { useListView } from '../../../kernel/lists/use-list-view.js';
import { useRemembered } from '../../../kernel/lists/use-remembered.js';
import { entryAdminMessages } from '../../../kernel/messages/board-messages.js';
import { VotesDialog } from '../../../kernel/votes/votes-dialog.js';
import { EntriesTable } from './entries-table.js';

const text = entryAdminMessages;

/** Sort orders of the leaderboard list. The server's default is the ranking. */
const entryOrders: readonly [SortOrder<AdminEntry>, ...SortOrder<AdminEntry>[]] = [
  { id: 'ranking', label: text.byRanking },
  { id: 'newest', label: text.newest, compare: (a, b) => b.createdAt.localeCompare(a.createdAt) },
  { id: 'name', label: text.byName, compare: (a, b) => a.car.name.localeCompare(b.car.name) },
  { id: 'owner', label: text.byOwner, compare: (a, b) => a.car.owner.localeCompare(b.car.owner) },
  { id: 'time', label: text.byTime, compare: (a, b) => rankingTime(a.car) - rankingTime(b.car) },
  { id: 'votes', label: text.byVotes, compare: (a, b) => b.votes - a.votes },
];

const ALL = 'all';
/** "All" is a normal option, because the clear button of the field is not reachable by keyboard. */
const categoryChoices = [
  { value: ALL, label: text.all },
  ...CATEGORIES.map((category) => ({ value: category as string, label: category })),
];
const textOf = ({ car }: AdminEntry): string => `${car.name}\n${car.owner}`;

/** The leaderboard entries, with search and deletion. */
export function EntriesList({ entries }: { readonly entries: readonly AdminEntry[] }) {
  const [category, setCategory] = useRemembered<string>('library.category', '');
  const [toDelete, setToDelete] = useState<readonly AdminEntry[]>([]);
  const [shown, setShown] = useState<AdminEntry | null>(null);
  const { display, setDisplay } = useDisplay('list');
  const items = useMemo(
    () => (category ? entries.filter((entry) => entry.category === category) : entries),
    [entries, category],
  );
  const view = useListView({
    name: 'entries',
    searchName: SHARED_SEARCH,
    filter: category,
    items,
    keyOf: entryKey,
    textOf,
    sorts: entryOrders,
  });
  return (
    <>
      <ListScreen
        title={adminTabLabel('leaderboard')}
        view={view}
        searchLabel={text.search}
        tools={
          <>
            <Select
              aria-label={text.filter}
              data={categoryChoices}
              allowDeselect={false}
              value={category || ALL}
              onChange={(next) => setCategory(next === ALL ? '' : (next ?? ''))}
            />
            <DisplayToggle display={display} onChange={setDisplay} />
          </>
        }
        isEmpty={entries.length === 0}
        emptyTitle={text.emptyTitle}
        emptyDetail={text.emptyDetail}
        onShowAll={() => setCategory('')}
        onDelete={setToDelete}
      >
        <EntriesTable
          entries={view.rows}
          display={display}
          selection={view.selection}
          onShowVotes={setShown}
          onDelete={(entry) => setToDelete([entry])}
        />
      </ListScreen>
      {shown && <VotesDialog entryId={shown._id} onClose={() => setShown(null)} />}
      <DeleteDialog deletion={useEntryDeletion()} items={toDelete} onClose={() => setToDelete([])} />
    </>
  );
}
