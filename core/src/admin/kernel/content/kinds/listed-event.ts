import { type EventItem, eventStartMs, isUpcoming, type StoredEvent } from '@quartermile/core/domain';

/** A stored document and its parsed event. */
export interface ListedEvent {
  readonly stored: StoredEvent;
  readonly event: EventItem;
}

/** Unique key of a listed event. */
export const eventKey = ({ stored }: ListedEvent): string => stored.id;

/** The groups of the list: upcoming, past, and without a valid date. */
export const EVENT_GROUPS = ['upcoming', 'past', 'undated'] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

/** Groups events: upcoming ones soonest first, past ones latest first, undated ones in stored order. */
export function groupEvents(
  events: readonly ListedEvent[],
  now: Date,
): Readonly<Record<EventGroup, readonly ListedEvent[]>> {
  const groups = Object.groupBy(events, ({ event }) => groupOf(event, now));
  return {
    upcoming: (groups.upcoming ?? []).toSorted((a, b) => eventStartMs(a.event) - eventStartMs(b.event)),
    past: (groups.past ?? []).toSorted((a, b) => eventStartMs(b.event) - eventStartMs(a.event)),
    undated: groups.undated ?? [],
  };
}

/** Returns the group of an event. */
export function groupOf(event: EventItem, now: Date): EventGroup {
  if (event.date === '') return 'undated';
  return isUpcoming(event, now) ? 'upcoming' : 'past';
}
