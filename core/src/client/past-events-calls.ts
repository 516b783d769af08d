import {
  apiPath,
  apiRoutes,
  type PastEvent,
  type PastEventAdd,
  type PastEventPictureAdd,
  type PastEventUpdate,
  type PastEventVideoAdd,
} from '../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from './caller.js';
import { adminUpload, type CollectionCalls, collectionCalls } from './collection-calls.js';

/**
 * The calls about events that have been, listed latest first. In an update a gallery or a list of videos replaces
 * the one that is there. They throw ApiError or NetworkError.
 */
export interface PastEventsCalls extends CollectionCalls<PastEvent, PastEventAdd, PastEventUpdate> {
  /** One past event. */
  find(id: string, options?: CallOptions): Promise<PastEvent>;
  /** Features a past event, or no longer. */
  toggleFeatured(id: string, options?: CallOptions): Promise<PastEvent>;
  /** Puts a picture at the end of the gallery. */
  addPicture(id: string, picture: PastEventPictureAdd, options?: UploadOptions): Promise<PastEvent>;
  /** Puts a video at the end of the list. */
  addVideo(id: string, video: PastEventVideoAdd, options?: CallOptions): Promise<PastEvent>;
}

/** Makes the calls about past events. */
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
