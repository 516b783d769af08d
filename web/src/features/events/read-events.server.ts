import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../platform/server-client.server.js';
import { loadEvents } from './load-events.js';
import type { LoadedEvents } from './shown-event.js';

/** Upcoming events for server-side rendering. */
export function readEvents(context: Readonly<RouterContextProvider>): Promise<LoadedEvents> {
  return loadEvents(serverClient(context));
}
