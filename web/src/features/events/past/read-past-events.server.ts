import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { loadPastEvent, loadPastEvents } from './load-past-events.js';
import type { LoadedPastEvent, LoadedPastEvents } from './shown-past-event.js';

/** Past events for server-side rendering. */
export function readPastEvents(context: Readonly<RouterContextProvider>): Promise<LoadedPastEvents> {
  return loadPastEvents(serverClient(context));
}

/** A past event for server-side rendering. */
export function readPastEvent(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<LoadedPastEvent> {
  return loadPastEvent(serverClient(context), id);
}
