import { Stack } from '@mantine/core';
import { adminMessages, type PastEvent } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { ConfirmDialog } from '../dialogs/confirm-dialog.js';
import { BulkDeleteDialog } from '../lists/bulk-delete-dialog.js';
import { ListPager } from '../lists/list-pager.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { NoMatch } from '../lists/no-match.js';
import { SelectionBar } from '../lists/selection-bar.js';
import { useListView } from '../lists/use-list-view.js';
import { PastEventCard } from './past-event-card.js';
import classes from './past-events-list.module.css';
import { pastEventLists, useDeletePastEvent, useToggleFeatured } from './use-past-events.js';

const text = adminMessages.pastEvents;
const keyOf = ({ _id }: PastEvent): string => _id;
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
  const view = useListView({ name: 'past-events', items: events, keyOf, textOf, sorts });
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
      <DeletePastEvents doomed={doomed} onClose={() => setDoomed([])} />
    </Stack>
  );
}

interface DeletePastEventsProps {
  readonly doomed: readonly PastEvent[];
  onClose(): void;
}

function DeletePastEvents({ doomed, onClose }: DeletePastEventsProps) {
  const { client } = useDesk().host;
  const { mutate: remove, isPending } = useDeletePastEvent();
  const [first, ...others] = doomed;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <ConfirmDialog
        title={text.deleteTitle}
        question={text.deleteQuestion(first.title)}
        confirmLabel={text.deleteConfirm}
        busy={isPending}
        onConfirm={() => remove(first, { onSettled: onClose })}
        onClose={onClose}
      />
    );
  }
  return (
    <BulkDeleteDialog
      items={doomed}
      keyOf={keyOf}
      labelOf={({ title }) => title}
      remove={({ _id }) => client.pastEvents.delete(_id)}
      countOf={text.count}
      lists={pastEventLists}
      onClose={onClose}
    />
  );
}
