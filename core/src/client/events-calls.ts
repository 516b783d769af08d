import {
  apiPath,
  apiRoutes,
  type EventDocument,
  type EventImport,
  type EventImportReport,
  type StoredEvent,
} from '../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from './caller.js';

/** The calls about the events collection. They throw ApiError or NetworkError. */
export interface EventsCalls {
  /** All documents as they were written; `readEvent` makes sense of them. */
  list(options?: CallOptions): Promise<StoredEvent[]>;
  /** Stores a document as the administrator. */
  add(document: EventDocument, options?: UploadOptions): Promise<StoredEvent>;
  /** Puts top-level fields into a document. */
  update(id: string, changes: EventDocument, options?: UploadOptions): Promise<StoredEvent>;
  /** Removes a document. */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Brings an export of a former collection in; importing it again replaces what it brought. */
  import(documents: EventImport, options?: UploadOptions): Promise<EventImportReport>;
}

/** Makes the calls about events. */
export function eventsCalls(call: Caller): EventsCalls {
  const { list, add, update, delete: remove, import: bring } = apiRoutes.events;
  return {
    list: (options) => call({ method: 'GET', path: list, options }),
    add: (document, options) =>
      call({ method: 'POST', path: add, body: document, asAdmin: true, isUpload: true, options }),
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
    import: (documents, options) =>
      call({ method: 'POST', path: bring, body: documents, asAdmin: true, isUpload: true, options }),
  };
}
