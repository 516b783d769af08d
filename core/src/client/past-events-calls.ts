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

/** The calls about events that have been. They throw ApiError or NetworkError. */
export interface PastEventsCalls {
  /** All past events, latest first. */
  list(options?: CallOptions): Promise<PastEvent[]>;
  /** Adds a past event as the administrator. */
  add(event: PastEventAdd, options?: UploadOptions): Promise<PastEvent>;
  /** Sets fields of a past event; a gallery or list of videos replaces the one that is there. */
  update(id: string, changes: PastEventUpdate, options?: UploadOptions): Promise<PastEvent>;
  /** Removes a past event with its pictures. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Features a past event, or no longer. */
  toggleFeatured(id: string, options?: CallOptions): Promise<PastEvent>;
  /** Puts a picture at the end of the gallery. */
  addPicture(id: string, picture: PastEventPictureAdd, options?: UploadOptions): Promise<PastEvent>;
  /** Puts a video at the end of the list. */
  addVideo(id: string, video: PastEventVideoAdd, options?: CallOptions): Promise<PastEvent>;
}

/** Makes the calls about past events. */
export function pastEventsCalls(call: Caller): PastEventsCalls {
  const { list, add, update, delete: remove, toggleFeatured, addPicture, addVideo } = apiRoutes.pastEvents;
  const write = { asAdmin: true, isUpload: true } as const;
  return {
    list: (options) => call({ method: 'GET', path: list, options }),
    add: (event, options) => call({ ...write, method: 'POST', path: add, body: event, options }),
    update: (id, changes, options) =>
      call({ ...write, method: 'PUT', path: apiPath(update, { id }), body: changes, options }),
    async delete(id, options) {
      await call({ method: 'DELETE', path: apiPath(remove, { id }), asAdmin: true, options });
    },
    toggleFeatured: (id, options) =>
      call({ method: 'PUT', path: apiPath(toggleFeatured, { id }), asAdmin: true, options }),
    addPicture: (id, picture, options) =>
      call({ ...write, method: 'POST', path: apiPath(addPicture, { id }), body: picture, options }),
    addVideo: (id, video, options) =>
      call({ method: 'POST', path: apiPath(addVideo, { id }), body: video, asAdmin: true, options }),
  };
}
