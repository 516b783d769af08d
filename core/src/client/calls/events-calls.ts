import {
  apiRoutes,
  type EventDocument,
  type EventImport,
  type EventImportReport,
  type StoredEvent,
} from '../../domain/index.js';
import type { Caller, UploadOptions } from '../requests/caller.js';
import { adminUpload, type CollectionCalls, collectionCalls } from './collection-calls.js';

/**
 * Requests for the events collection. Documents are returned as stored; parse them with `readEvent`. An update sets
 * top-level fields of a document.
 * @throws ApiError or NetworkError from every method
 */
export interface EventsCalls extends CollectionCalls<StoredEvent, EventDocument, EventDocument> {
  /** Imports an export of the former collection. Importing it again replaces the imported documents. */
  import(documents: EventImport, options?: UploadOptions): Promise<EventImportReport>;
}

/** Creates the requests for events. */
export function eventsCalls(call: Caller): EventsCalls {
  const { events } = apiRoutes;
  return {
    ...collectionCalls<StoredEvent, EventDocument, EventDocument>(call, events),
    import: (documents, options) =>
      call({ ...adminUpload, method: 'POST', path: events.import, body: documents, options }),
  };
}
