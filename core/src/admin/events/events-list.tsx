import { Stack } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { useMemo, useState } from 'react';
import { useNow } from '../cars/use-now.js';
import { ChoiceBar } from '../lists/choice-bar.js';
import { DeleteDialog } from '../lists/delete-dialog.js';
import { ListPager } from '../lists/list-pager.js';
import { ListToolbar } from '../lists/list-toolbar.js';
import { NoMatch } from '../lists/no-match.js';
import { SelectionBar } from '../lists/selection-bar.js';
import { useListView } from '../lists/use-list-view.js';
import { useRemembered } from '../lists/use-remembered.js';
import { EventRow } from './event-row.js';
import { placeWords } from './event-words.js';
import classes from './events-list.module.css';
import { EVENT_GROUPS, type EventGroup, eventKey, groupEvents, type ListedEvent } from './listed-event.js';
import { useEventDeletion } from './use-events.js';

const text = adminMessages.events;
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
  const view = useListView({ name: 'events', items: groups[group], keyOf: eventKey, textOf, sorts });
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
            key={eventKey(listed)}
            listed={listed}
            now={now}
            selection={view.selection}
            onEdit={() => onEdit(listed)}
            onDelete={() => setDoomed([listed])}
          />
        ))}
      </ul>
      <ListPager view={view} />
      <DeleteDialog deletion={useEventDeletion()} doomed={doomed} onClose={() => setDoomed([])} />
    </Stack>
  );
}
