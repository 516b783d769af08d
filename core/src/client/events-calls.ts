import {
  apiRoutes,
  type EventDocument,
  type EventImport,
  type EventImportReport,
  type StoredEvent,
} from '../domain/index.js';
import type { Caller, UploadOptions } from './caller.js';
import { adminUpload, type CollectionCalls, collectionCalls } from './collection-calls.js';

/**
 * The calls about the events collection: documents as they were written, which `readEvent` makes sense of. An
 * update puts top-level fields into a document. They throw ApiError or NetworkError.
 */
export interface EventsCalls extends CollectionCalls<StoredEvent, EventDocument, EventDocument> {
  /** Brings an export of a former collection in; importing it again replaces what it brought. */
  import(documents: EventImport, options?: UploadOptions): Promise<EventImportReport>;
}

/** Makes the calls about events. */
export function eventsCalls(call: Caller): EventsCalls {
  const { events } = apiRoutes;
  return {
    ...collectionCalls<StoredEvent, EventDocument, EventDocument>(call, events),
    import: (documents, options) =>
      call({ ...adminUpload, method: 'POST', path: events.import, body: documents, options }),
  };
}
