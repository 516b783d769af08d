import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { loadPastEvent, loadPastEvents } from './load-past-events.js';
import type { LoadedPastEvent, LoadedPastEvents } from './shown-past-event.js';

/** The past events as the server's page shows them. */
export function readPastEvents(context: Readonly<RouterContextProvider>): Promise<LoadedPastEvents> {
  return loadPastEvents(serverClient(context));
}

/** One past event as the server's page shows it. */
export function readPastEvent(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<LoadedPastEvent> {
  return loadPastEvent(serverClient(context), id);
}
