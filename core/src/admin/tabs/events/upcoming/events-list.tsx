import { adminTabLabel } from '@quartermile/core/domain';
import { useMemo } from 'react';
import { useNow } from '../../../kernel/cars/use-now.js';
import { ContentList } from '../../../kernel/content/content-list.js';
import { eventKind } from '../../../kernel/content/kinds/event-kind.js';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import {
  EVENT_GROUPS,
  type EventGroup,
  eventKey,
  groupEvents,
  type ListedEvent,
} from '../../../kernel/content/kinds/listed-event.js';
import { ChoiceBar } from '../../../kernel/lists/choice-bar.js';
import { useRemembered } from '../../../kernel/lists/use-remembered.js';
import { EventRow } from './event-row.js';
import classes from './events-list.module.css';

const text = eventAdminMessages;

/** A dialog about one event. */
export type EventDialogName = 'edit' | 'lineup' | 'convert';

export interface EventsListProps {
  readonly events: readonly ListedEvent[];
  onOpen(dialog: EventDialogName, event: ListedEvent): void;
}

/** The events of one group. */
export function EventsList({ events, onOpen }: EventsListProps) {
  const now = useNow();
  const groups = useMemo(() => groupEvents(events, new Date(now)), [events, now]);
  const [group, setGroup] = useRemembered<EventGroup>('events.group', 'upcoming');
  const choices = EVENT_GROUPS.map((id) => ({ id, label: text[id], count: groups[id].length }));
  const hint = group === 'undated' && groups.undated.length > 0 && (
    <p className={classes.hint}>{text.undatedHint}</p>
  );
  return (
    <ContentList
      kind={eventKind}
      items={groups[group]}
      title={text[group]}
      tools={
        <ChoiceBar label={adminTabLabel('events')} choices={choices} value={group} onChange={setGroup} />
      }
      hasToolsWhenEmpty
      hint={hint}
      gap="md"
      emptyTitle={text.emptyGroup[group]}
      emptyOrder={2}
    >
      {(rows, controlsOf) => (
        <ul className={classes.rows}>
          {rows.map((listed) => (
            <EventRow
              key={eventKey(listed)}
              listed={listed}
              now={now}
              {...controlsOf(listed)}
              onEdit={() => onOpen('edit', listed)}
              onLineup={() => onOpen('lineup', listed)}
              onConvert={() => onOpen('convert', listed)}
            />
          ))}
        </ul>
      )}
    </ContentList>
  );
}
