import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { loadEvent } from './load-event.js';
import type { LoadedEvent } from './shown-event-day.js';

/** An event for server-side rendering. */
export function readEventDay(context: Readonly<RouterContextProvider>, id: string): Promise<LoadedEvent> {
  return loadEvent(serverClient(context), id);
}
