import {
  apiPath,
  apiRoutes,
  type PastEvent,
  type PastEventAdd,
  type PastEventPictureAdd,
  type PastEventUpdate,
  type PastEventVideoAdd,
} from '../../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from '../requests/caller.js';
import { adminUpload, type CollectionCalls, collectionCalls } from './collection-calls.js';

/**
 * Requests for past events, which are listed latest first. An updated gallery or video list replaces the stored one.
 * @throws ApiError or NetworkError from every method
 */
export interface PastEventsCalls extends CollectionCalls<PastEvent, PastEventAdd, PastEventUpdate> {
  find(id: string, options?: CallOptions): Promise<PastEvent>;
  /** Sets or clears the featured flag. */
  toggleFeatured(id: string, options?: CallOptions): Promise<PastEvent>;
  /** Appends a picture to the gallery. */
  addPicture(id: string, picture: PastEventPictureAdd, options?: UploadOptions): Promise<PastEvent>;
  /** Appends a video to the list. */
  addVideo(id: string, video: PastEventVideoAdd, options?: CallOptions): Promise<PastEvent>;
}

/** Creates the requests for past events. */
export function pastEventsCalls(call: Caller): PastEventsCalls {
  const { toggleFeatured, addPicture, addVideo, one, ...paths } = apiRoutes.pastEvents;
  return {
    ...collectionCalls<PastEvent, PastEventAdd, PastEventUpdate>(call, paths),
    find: (id, options) => call({ method: 'GET', path: apiPath(one, { id }), options }),
    toggleFeatured: (id, options) =>
      call({ method: 'PUT', path: apiPath(toggleFeatured, { id }), asAdmin: true, options }),
    addPicture: (id, picture, options) =>
      call({ ...adminUpload, method: 'POST', path: apiPath(addPicture, { id }), body: picture, options }),
    addVideo: (id, video, options) =>
      call({ method: 'POST', path: apiPath(addVideo, { id }), body: video, asAdmin: true, options }),
  };
}
