import { ApiError, type Client } from '@quartermile/core/client';
import { formatLongDate, type Lineup, type PastEvent, toWallClock } from '@quartermile/core/domain';
import { readLineup } from '../day/load-event.js';
import type {
  ListedPastEvent,
  LoadedPastEvent,
  LoadedPastEvents,
  ShownPastEvent,
  SpokenDate,
} from './shown-past-event.js';

const ISO_DAY_LENGTH = 10;
const NOT_FOUND = 404;

/** Past events, featured ones first, then latest first; null when loading failed. */
export async function loadPastEvents(client: Pick<Client, 'pastEvents'>): Promise<LoadedPastEvents> {
  try {
    const events = (await client.pastEvents.list()).map(toListedPastEvent);
    return events.sort((one, other) => Number(other.featured) - Number(one.featured));
  } catch (error) {
    console.warn('The past events could not be loaded.', error);
    return null;
  }
}

/** A past event; null when loading failed, `missing` when it does not exist. */
export async function loadPastEvent(
  client: Pick<Client, 'call' | 'pastEvents'>,
  id: string,
): Promise<LoadedPastEvent> {
  try {
    // The story is worth showing without the entry list.
    const lineup = readLineup(client, id).catch(() => null);
    const event: Partial<PastEvent> = await client.pastEvents.find(id);
    // "/events/past/list" finds the API's list, not an event.
    return isPastEvent(event) ? toShownPastEvent(event, await lineup) : 'missing';
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return 'missing';
    console.warn('The past event could not be loaded.', error);
    return null;
  }
}

const isPastEvent = (value: Partial<PastEvent>): value is PastEvent => value.id !== undefined;

/** The fields of a list card; uses the first gallery picture if the event has none. */
export function toListedPastEvent(event: PastEvent): ListedPastEvent {
  const { id, title, description, date, location, featured, gallery, videos } = event;
  return {
    ...{ id, title, description, date, location, featured },
    image: event.image ?? gallery[0]?.image ?? null,
    pictures: gallery.length,
    videos: videos.length,
    ...spokenDate(date),
  };
}

/** A past event with its formatted date. */
export function toShownPastEvent(event: PastEvent, lineup: Lineup | null = null): ShownPastEvent {
  return { ...event, ...spokenDate(event.date), lineup };
}

function spokenDate(date: string): SpokenDate {
  const isDateOnly = date.length === ISO_DAY_LENGTH;
  const dated = { date: isDateOnly ? `${date}T00:00:00.000Z` : date, isDateOnly };
  return { longDate: formatLongDate(dated), startTime: toWallClock(dated).time || null };
}
