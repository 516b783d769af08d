import {
  apiPath,
  apiRoutes,
  type Video,
  type VideoAdd,
  type VideoUpdate,
  type ViewReceipt,
} from '../domain/index.js';
import type { Caller, CallOptions } from './caller.js';
import { type CollectionCalls, collectionCalls } from './collection-calls.js';

/** The calls about videos; listed newest first. They throw ApiError or NetworkError. */
export interface VideosCalls extends CollectionCalls<Video, VideoAdd, VideoUpdate> {
  /** Counts a view. */
  view(id: string, options?: CallOptions): Promise<ViewReceipt>;
}

/** Makes the calls about videos. */
export function videosCalls(call: Caller): VideosCalls {
  const { videos } = apiRoutes;
  return {
    ...collectionCalls<Video, VideoAdd, VideoUpdate>(call, videos),
    view: (id, options) => call({ method: 'POST', path: apiPath(videos.view, { id }), options }),
  };
}
