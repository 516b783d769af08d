import {
  bodyMaxBytesForImages,
  EVENT_BODY_MAX_IMAGES,
  type EventItem,
  eventDocumentProblem,
  isUsableEventId,
  messages,
  readEvent,
  readEventId,
  remotePicturesOf,
} from '@quartermile/core/domain';
import { type EventGroup, groupOf } from '../../../../kernel/content/kinds/listed-event.js';
import { eventImportMessages } from './import-messages.js';

/** How one document of an export will be imported. */
export interface PlannedEvent {
  /** Index in the file, from 0. */
  readonly index: number;
  readonly document: unknown;
  readonly fate: EventGroup | 'skipped';
  /** Why the document is skipped; null if it is not. */
  readonly reason: string | null;
  /** The event that visitors will see; null if the document is skipped. */
  readonly event: EventItem | null;
  /** Whether it replaces a stored event. */
  readonly replaces: boolean;
  /** Size of the serialized document, bytes. */
  readonly bytes: number;
  /** Number of pictures that the server has to download from other sites. */
  readonly remotePictures: number;
}

/** Inputs of the plan besides the file. */
export interface PlanContext {
  readonly now: Date;
  /** Ids of the stored events. */
  readonly storedIds: ReadonlySet<string>;
}

const encoder = new TextEncoder();

/** Plans the import of every document of an export. Never throws, even for invalid documents. */
export function planImport(documents: readonly unknown[], context: PlanContext): PlannedEvent[] {
  const lastOfId = new Map(documents.map((document, index) => [ownId(document), index]));
  return documents.map((document, index) => {
    const id = ownId(document);
    const isLast = id === null || lastOfId.get(id) === index;
    return planOne(document, index, isLast, context);
  });
}

function planOne(document: unknown, index: number, isLast: boolean, context: PlanContext): PlannedEvent {
  const problem = eventDocumentProblem(document);
  if (problem) return skipped(document, index, problem);
  const id = ownId(document);
  if (id !== null && !isUsableEventId(id)) return skipped(document, index, messages.events.unusableId);
  if (!isLast) return skipped(document, index, eventImportMessages.repeated);
  const bytes = encoder.encode(JSON.stringify(document)).length;
  if (bytes > LARGEST) return skipped(document, index, messages.events.documentTooBig);
  const event = readEvent(document);
  return {
    index,
    document,
    fate: groupOf(event, context.now),
    reason: null,
    event,
    replaces: id !== null && context.storedIds.has(id),
    bytes,
    remotePictures: remotePicturesOf(document as Readonly<Record<string, unknown>>).length,
  };
}

/** Largest accepted document in bytes: the body limit minus a margin for the enclosing JSON. */
const LARGEST = bodyMaxBytesForImages(EVENT_BODY_MAX_IMAGES) - 100;

function skipped(document: unknown, index: number, reason: string): PlannedEvent {
  return {
    index,
    document,
    fate: 'skipped',
    reason,
    event: null,
    replaces: false,
    bytes: 0,
    remotePictures: 0,
  };
}

function ownId(document: unknown): string | null {
  const isRecord = typeof document === 'object' && document !== null && !Array.isArray(document);
  return isRecord ? readEventId(document as Readonly<Record<string, unknown>>) : null;
}
