import { Stack } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { useMemo, useState } from 'react';
import { useNow } from '../cars/use-now.js';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { ConfirmDialog } from '../dialogs/confirm-dialog.js';
import { BulkDeleteDialog } from '../lists/bulk-delete-dialog.js';
import { ChoiceBar } from '../lists/choice-bar.js';
import { ListPager } from '../lists/list-pager.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { NoMatch } from '../lists/no-match.js';
import { SelectionBar } from '../lists/selection-bar.js';
import { useListView } from '../lists/use-list-view.js';
import { useRemembered } from '../lists/use-remembered.js';
import { EventRow } from './event-row.js';
import { placeWords } from './event-words.js';
import classes from './events-list.module.css';
import { EVENT_GROUPS, type EventGroup, groupEvents, type ListedEvent } from './listed-event.js';
import { useDeleteEvent } from './use-events.js';

const text = adminMessages.events;
const keyOf = ({ stored }: ListedEvent): string => stored.id;
const textOf = ({ event }: ListedEvent): string =>
  `${event.title}\n${event.description}\n${placeWords(event.location)}`;
const sorts = [
  { id: 'date', label: text.byDate },
  {
    id: 'title',
    label: text.byTitle,
    compare: (a: ListedEvent, b: ListedEvent) => a.event.title.localeCompare(b.event.title, 'en'),
  },
] as const;

export interface EventsListProps {
  readonly events: readonly ListedEvent[];
  onEdit(event: ListedEvent): void;
}

/** The events of one group, with search, and the questions before any is deleted. */
export function EventsList({ events, onEdit }: EventsListProps) {
  const now = useNow();
  const groups = useMemo(() => groupEvents(events, new Date(now)), [events, now]);
  const [group, setGroup] = useRemembered<EventGroup>('events.group', 'upcoming');
  const view = useListView({ name: 'events', items: groups[group], keyOf, textOf, sorts });
  const [doomed, setDoomed] = useState<readonly ListedEvent[]>([]);
  return (
    <Stack gap="md">
      <ListToolbar title={text[group]} view={view} searchLabel={text.search}>
        <ChoiceBar
          label={adminMessages.tabs.events}
          choices={EVENT_GROUPS.map((id) => ({ id, label: text[id], count: groups[id].length }))}
          value={group}
          onChange={setGroup}
        />
      </ListToolbar>
      {group === 'undated' && view.total > 0 && <p className={classes.hint}>{text.undatedHint}</p>}
      {view.total === 0 && <EmptyState title={text.emptyGroup[group]} />}
      {view.total > 0 && view.matching.length === 0 && <NoMatch onShowAll={() => view.setSearch('')} />}
      {view.matching.length > 0 && <SelectionBar view={view} onDelete={setDoomed} />}
      <ul className={classes.rows}>
        {view.rows.map((listed) => (
          <EventRow
            key={keyOf(listed)}
            listed={listed}
            now={now}
            selection={view.selection}
            onEdit={() => onEdit(listed)}
            onDelete={() => setDoomed([listed])}
          />
        ))}
      </ul>
      <ListPager view={view} />
      <DeleteEvents doomed={doomed} onClose={() => setDoomed([])} />
    </Stack>
  );
}

interface DeleteEventsProps {
  readonly doomed: readonly ListedEvent[];
  onClose(): void;
}

function DeleteEvents({ doomed, onClose }: DeleteEventsProps) {
  const { client } = useDesk().host;
  const { mutate: deleteEvent, isPending } = useDeleteEvent();
  const [first, ...others] = doomed;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <ConfirmDialog
        title={text.deleteTitle}
        question={text.deleteQuestion(first.event.title)}
        confirmLabel={text.deleteConfirm}
        busy={isPending}
        onConfirm={() => deleteEvent(first, { onSettled: onClose })}
        onClose={onClose}
      />
    );
  }
  return (
    <BulkDeleteDialog
      items={doomed}
      keyOf={keyOf}
      labelOf={({ event }) => event.title}
      remove={({ stored }) => client.events.delete(stored.id)}
      countOf={text.count}
      lists={[listKeys.events, listKeys.activity]}
      onClose={onClose}
    />
  );
}
