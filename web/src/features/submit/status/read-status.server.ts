import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { type LoadedStatus, loadStatus } from './load-status.js';

/** A submission for server-side rendering. */
export function readStatus(context: Readonly<RouterContextProvider>, code: string): Promise<LoadedStatus> {
  return loadStatus(serverClient(context), code);
}
