import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { type LoadedSegmentPage, loadSegmentPage } from './load-segments.js';

/** A page of a segment, or all segments without a slug, for server-side rendering. */
export function readSegments(
  context: Readonly<RouterContextProvider>,
  slug: string | undefined,
  offset: number,
): Promise<LoadedSegmentPage> {
  return loadSegmentPage(serverClient(context), slug, offset);
}
