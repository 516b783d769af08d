import { ApiError, type Client } from '@quartermile/core/client';
import { formatLongDate, type PastEvent, toWallClock } from '@quartermile/core/domain';
import type {
  ListedPastEvent,
  LoadedPastEvent,
  LoadedPastEvents,
  ShownPastEvent,
  SpokenDate,
} from './shown-past-event.js';

const ISO_DAY_LENGTH = 10;
const NOT_FOUND = 404;

/** The past events, featured ones first, the latest first among each; null when they cannot be loaded. */
export async function loadPastEvents(client: Pick<Client, 'pastEvents'>): Promise<LoadedPastEvents> {
  try {
    const events = (await client.pastEvents.list()).map(toListedPastEvent);
    return events.sort((one, other) => Number(other.featured) - Number(one.featured));
  } catch (error) {
    console.warn('The past events could not be loaded.', error);
    return null;
  }
}

/** One past event, or why there is none. */
export async function loadPastEvent(
  client: Pick<Client, 'pastEvents'>,
  id: string,
): Promise<LoadedPastEvent> {
  try {
    return toShownPastEvent(await client.pastEvents.find(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return 'missing';
    console.warn('The past event could not be loaded.', error);
    return null;
  }
}

/** What the card of a past event shows; without a picture of its own that is the first of its gallery. */
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

/** A past event with its date in words. */
export function toShownPastEvent(event: PastEvent): ShownPastEvent {
  return { ...event, ...spokenDate(event.date) };
}

function spokenDate(date: string): SpokenDate {
  const isDateOnly = date.length === ISO_DAY_LENGTH;
  const dated = { date: isDateOnly ? `${date}T00:00:00.000Z` : date, isDateOnly };
  return { longDate: formatLongDate(dated), startTime: toWallClock(dated).time || null };
}
