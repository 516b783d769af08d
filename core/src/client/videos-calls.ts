import {
  apiPath,
  apiRoutes,
  type Video,
  type VideoAdd,
  type VideoUpdate,
  type ViewReceipt,
} from '../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from './caller.js';

/** The calls about videos. They throw ApiError or NetworkError. */
export interface VideosCalls {
  /** All videos, newest first. */
  list(options?: CallOptions): Promise<Video[]>;
  /** Counts a view. */
  view(id: string, options?: CallOptions): Promise<ViewReceipt>;
  /** Adds a video as the administrator. */
  add(video: VideoAdd, options?: UploadOptions): Promise<Video>;
  /** Sets fields of a video. */
  update(id: string, changes: VideoUpdate, options?: UploadOptions): Promise<Video>;
  /** Removes a video with its picture. */
  delete(id: string, options?: CallOptions): Promise<void>;
}

/** Makes the calls about videos. */
export function videosCalls(call: Caller): VideosCalls {
  const { list, view, add, update, delete: remove } = apiRoutes.videos;
  return {
    list: (options) => call({ method: 'GET', path: list, options }),
    view: (id, options) => call({ method: 'POST', path: apiPath(view, { id }), options }),
    add: (video, options) =>
      call({ method: 'POST', path: add, body: video, asAdmin: true, isUpload: true, options }),
    update: (id, changes, options) =>
      call({
        method: 'PUT',
        path: apiPath(update, { id }),
        body: changes,
        asAdmin: true,
        isUpload: true,
        options,
      }),
    async delete(id, options) {
      await call({ method: 'DELETE', path: apiPath(remove, { id }), asAdmin: true, options });
    },
  };
}
