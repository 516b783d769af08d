import { SITE_TIME_ZONE } from '../limits.js';
import { messages } from '../messages.js';
import { cleanText } from '../text/clean-text.js';
import { DATE_FIELDS, DESCRIPTION_FIELDS, LOCATION_FIELDS, TITLE_FIELDS } from './event-fields.js';
import { readEventPicture } from './event-pictures.js';
import { asRecord, fieldOf, firstPresent, type JsonRecord, readText } from './json-values.js';
import { readEventDate } from './read-event-date.js';
import { type EventLocation, readEventLocation } from './read-event-location.js';

/** A normalised event for display. */
export interface EventItem {
  /** The document's id, or ''. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 instant in UTC, or '' without a readable date. An all-day date is midnight in UTC. */
  readonly date: string;
  /** Whether `date` has no time of day. */
  readonly isDateOnly: boolean;
  readonly location: EventLocation | null;
  /** The picture's URL as stored. Show it only if `isOwnPicture`. */
  readonly image: string | null;
  /** ISO 8601 instant in UTC, or ''. */
  readonly createdAt: string;
  /** ISO 8601 instant in UTC, or ''. */
  readonly updatedAt: string;
}

const ID_FIELDS = ['id', '_id', '__id__'];

/**
 * Normalises a stored event, with all field names and formats of the specification's section 3. Never throws for any
 * value; a non-object becomes an untitled event without a date.
 * @param zone IANA name, for text with a time but no zone
 * @throws RangeError for an unknown zone
 */
export function readEvent(stored: unknown, zone: string = SITE_TIME_ZONE): EventItem {
  const document = asRecord(stored) ?? {};
  const date = readEventDate(firstPresent(document, DATE_FIELDS), zone);
  return {
    id: readEventId(document) ?? '',
    title: firstClean(document, TITLE_FIELDS) || messages.events.untitled,
    description: firstClean(document, DESCRIPTION_FIELDS) || messages.events.noDescription,
    date: date.iso,
    isDateOnly: date.isDateOnly,
    location: firstLocation(document),
    image: readEventPicture(document),
    createdAt: readEventDate(fieldOf(document, 'createdAt'), zone).iso,
    updatedAt: readEventDate(fieldOf(document, 'updatedAt'), zone).iso,
  };
}

/** Those documents of an import without a readable date, by their places and titles. */
export function undatedAmong(
  documents: readonly { readonly index: number; readonly document: unknown }[],
): { index: number; title: string }[] {
  return documents.flatMap(({ index, document }) => {
    const { title, date } = readEvent(document);
    return date === '' ? [{ index, title }] : [];
  });
}

/** The id in `id`, `_id`, `__id__`, or the last part of the path `__name__`; or null. */
export function readEventId(document: JsonRecord): string | null {
  const path = readText(fieldOf(document, '__name__'));
  return firstText(document, ID_FIELDS) || path.slice(path.lastIndexOf('/') + 1) || null;
}

function firstText(document: JsonRecord, names: readonly string[]): string {
  return names.map((name) => readText(fieldOf(document, name))).find(Boolean) ?? '';
}

/** Documents are stored as they were written, so that their texts are cleaned here. */
function firstClean(document: JsonRecord, names: readonly string[]): string {
  return names.map((name) => cleanText(readText(fieldOf(document, name)))).find(Boolean) ?? '';
}

function firstLocation(document: JsonRecord): EventLocation | null {
  for (const name of LOCATION_FIELDS) {
    const location = readEventLocation(fieldOf(document, name));
    if (location) return location;
  }
  return null;
}
