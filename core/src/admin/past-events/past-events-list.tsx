import { Stack } from '@mantine/core';
import { adminMessages, type PastEvent } from '@quartermile/core/domain';
import { useState } from 'react';
import { DeleteDialog } from '../lists/delete-dialog.js';
import { ListPager } from '../lists/list-pager.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { NoMatch } from '../lists/no-match.js';
import { SelectionBar } from '../lists/selection-bar.js';
import { useListView } from '../lists/use-list-view.js';
import { PastEventCard } from './past-event-card.js';
import classes from './past-events-list.module.css';
import { pastEventKey, usePastEventDeletion, useToggleFeatured } from './use-past-events.js';

const text = adminMessages.pastEvents;
const textOf = ({ title, location, description }: PastEvent): string =>
  [title, location, description].join('\n');
const sorts = [
  { id: 'newest', label: text.newest },
  {
    id: 'title',
    label: text.byTitle,
    compare: (a: PastEvent, b: PastEvent) => a.title.localeCompare(b.title, 'en'),
  },
] as const;

export interface PastEventsListProps {
  readonly events: readonly PastEvent[];
  onOpen(dialog: 'edit' | 'media', event: PastEvent): void;
}

/** The past events as cards, and the questions before any is deleted. */
export function PastEventsList({ events, onOpen }: PastEventsListProps) {
  const view = useListView({ name: 'past-events', items: events, keyOf: pastEventKey, textOf, sorts });
  const [doomed, setDoomed] = useState<readonly PastEvent[]>([]);
  const { mutate: toggle } = useToggleFeatured();
  return (
    <Stack gap="md">
      <ListToolbar title={adminMessages.tabs.pastEvents} view={view} searchLabel={text.search} />
      {view.matching.length === 0 ? (
        <NoMatch onShowAll={() => view.setSearch('')} />
      ) : (
        <SelectionBar view={view} onDelete={setDoomed} />
      )}
      <div className={classes.grid}>
        {view.rows.map((event) => (
          <PastEventCard
            key={event._id}
            event={event}
            selection={view.selection}
            onEdit={() => onOpen('edit', event)}
            onMedia={() => onOpen('media', event)}
            onToggle={() => toggle(event)}
            onDelete={() => setDoomed([event])}
          />
        ))}
      </div>
      <ListPager view={view} />
      <DeleteDialog deletion={usePastEventDeletion()} doomed={doomed} onClose={() => setDoomed([])} />
    </Stack>
  );
}
