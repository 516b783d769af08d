import {
  apiPath,
  apiRoutes,
  type Video,
  type VideoAdd,
  type VideoUpdate,
  type ViewReceipt,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';
import { type CollectionCalls, collectionCalls } from './collection-calls.js';

/**
 * Requests for videos, which are listed newest first.
 * @throws ApiError or NetworkError from every method
 */
export interface VideosCalls extends CollectionCalls<Video, VideoAdd, VideoUpdate> {
  view(id: string, options?: CallOptions): Promise<ViewReceipt>;
}

/** Creates the requests for videos. */
export function videosCalls(call: Caller): VideosCalls {
  const { videos } = apiRoutes;
  return {
    ...collectionCalls<Video, VideoAdd, VideoUpdate>(call, videos),
    view: (id, options) => call({ method: 'POST', path: apiPath(videos.view, { id }), options }),
  };
}
