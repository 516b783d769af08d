import {
  adminMessages,
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
import { type EventGroup, groupOf } from '../listed-event.js';

/** How one document of an export will be read. */
export interface PlannedEvent {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly document: unknown;
  readonly fate: EventGroup | 'skipped';
  /** Why it will not be stored; null for the others. */
  readonly reason: string | null;
  /** What a visitor will see of it; null when it is skipped. */
  readonly event: EventItem | null;
  /** Whether it takes the place of an event that is stored. */
  readonly replaces: boolean;
  /** Size of the document as it is sent, bytes. */
  readonly bytes: number;
  /** How many pictures the server has to fetch from other sites for it. */
  readonly remotePictures: number;
}

/** What the plan depends on beside the file. */
export interface PlanContext {
  readonly now: Date;
  /** Ids of the events that are stored. */
  readonly storedIds: ReadonlySet<string>;
}

const encoder = new TextEncoder();

/** Tells of every document of an export what an import will do with it. Never throws, whatever they are. */
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
  if (!isLast) return skipped(document, index, adminMessages.eventImport.repeated);
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

/** What a call may carry, less the brackets around the one document. */
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
