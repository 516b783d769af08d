import { type EventItem, eventStartMs, isUpcoming, type StoredEvent } from '@quartermile/core/domain';

/** A stored document and how it reads. */
export interface ListedEvent {
  readonly stored: StoredEvent;
  readonly event: EventItem;
}

/** Tells listed events apart. */
export const eventKey = ({ stored }: ListedEvent): string => stored.id;

/** The parts of the list: what is to come, what has been, and what has no date that can be read. */
export const EVENT_GROUPS = ['upcoming', 'past', 'undated'] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

/** Parts events by group: upcoming ones soonest first, past ones latest first, undated ones as they came. */
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

/** The group that an event belongs to. */
export function groupOf(event: EventItem, now: Date): EventGroup {
  if (event.date === '') return 'undated';
  return isUpcoming(event, now) ? 'upcoming' : 'past';
}
