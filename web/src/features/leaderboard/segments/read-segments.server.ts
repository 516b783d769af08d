import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { type LoadedSegmentPage, loadSegmentPage } from './load-segments.js';

/** A segment, or all of them without a slug, for server-side rendering. */
export function readSegments(
  context: Readonly<RouterContextProvider>,
  slug: string | undefined,
): Promise<LoadedSegmentPage> {
  return loadSegmentPage(serverClient(context), slug);
}
