import type { RouterContextProvider } from 'react-router';
import { serverClient } from '../../../platform/server-client.server.js';
import { type LoadedSegment, type LoadedSegments, loadSegment, loadSegments } from './load-segments.js';

/** A segment for server-side rendering. */
export function readSegment(context: Readonly<RouterContextProvider>, slug: string): Promise<LoadedSegment> {
  return loadSegment(serverClient(context), slug);
}

/** All segments for server-side rendering. */
export function readSegments(context: Readonly<RouterContextProvider>): Promise<LoadedSegments> {
  return loadSegments(serverClient(context));
}
