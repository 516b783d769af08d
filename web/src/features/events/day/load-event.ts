import { ApiError, type Client, lineupCalls } from '@quartermile/core/client';
import { type Lineup, readEvent } from '@quartermile/core/domain';
import { toShownEvent } from '../load-events.js';
import type { LoadedEvent } from './shown-event-day.js';

const NOT_FOUND = 404;

/** An event with its entry list and ladder; null when loading failed, the past event that it became, or `missing`. */
export async function loadEvent(client: Pick<Client, 'call' | 'events'>, id: string): Promise<LoadedEvent> {
  try {
    const [documents, lineup] = await Promise.all([client.events.list(), readLineup(client, id)]);
    const stored = documents.find((document) => document.id === id);
    if (!stored) return movedEvent(client, id, lineup);
    return { event: toShownEvent(readEvent(stored), new Date()), lineup };
  } catch (error) {
    console.warn('The event could not be loaded.', error);
    return null;
  }
}

/** The past event that an event became. It may have become one between the two requests of `loadEvent`. */
async function movedEvent(
  client: Pick<Client, 'call'>,
  id: string,
  lineup: Lineup | null,
): Promise<LoadedEvent> {
  if (!lineup) return 'missing';
  const pastEventId = lineup.pastEventId ?? (await readLineup(client, id))?.pastEventId;
  return pastEventId ? { pastEventId } : 'missing';
}

/** The entry list and ladder of an event or past event; null when there is no such event. */
export async function readLineup({ call }: Pick<Client, 'call'>, id: string): Promise<Lineup | null> {
  try {
    return await lineupCalls(call).read(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
