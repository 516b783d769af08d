import { SITE_TIME_ZONE } from '../limits.js';
import { messages } from '../messages.js';
import { DATE_FIELDS, DESCRIPTION_FIELDS, LOCATION_FIELDS, TITLE_FIELDS } from './event-fields.js';
import { readEventPicture } from './event-pictures.js';
import { asRecord, fieldOf, firstPresent, type JsonRecord, readText } from './json-values.js';
import { readEventDate } from './read-event-date.js';
import { type EventLocation, readEventLocation } from './read-event-location.js';

/** An event as screens use it, whatever its document was written like. */
export interface EventItem {
  /** The document's id; '' when it carries none. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 instant in UTC, or '' without a readable date. A day without a time is midnight in UTC. */
  readonly date: string;
  /** Whether `date` names a calendar day and no time. */
  readonly isDateOnly: boolean;
  readonly location: EventLocation | null;
  /** A picture's address as written. Show it only when `isOwnPicture` holds. */
  readonly image: string | null;
  /** ISO 8601 instant in UTC, or ''. */
  readonly createdAt: string;
  /** ISO 8601 instant in UTC, or ''. */
  readonly updatedAt: string;
}

const ID_FIELDS = ['id', '_id', '__id__'];

/**
 * Reads a stored event, tolerant of all the field names and forms of the specification's section 3.
 * Never throws for any value; what is no object reads as an untitled event without a date.
 * @param zone where text with a time but no zone is meant; IANA name
 * @throws RangeError when the zone is unknown
 */
export function readEvent(stored: unknown, zone: string = SITE_TIME_ZONE): EventItem {
  const document = asRecord(stored) ?? {};
  const date = readEventDate(firstPresent(document, DATE_FIELDS), zone);
  return {
    id: readEventId(document) ?? '',
    title: firstText(document, TITLE_FIELDS) || messages.events.untitled,
    description: firstText(document, DESCRIPTION_FIELDS) || messages.events.noDescription,
    date: date.iso,
    isDateOnly: date.isDateOnly,
    location: firstLocation(document),
    image: readEventPicture(document),
    createdAt: readEventDate(fieldOf(document, 'createdAt'), zone).iso,
    updatedAt: readEventDate(fieldOf(document, 'updatedAt'), zone).iso,
  };
}

/** The id that a document carries in `id`, `_id`, `__id__`, or as the last part of the path `__name__`; or null. */
export function readEventId(document: JsonRecord): string | null {
  const path = readText(fieldOf(document, '__name__'));
  return firstText(document, ID_FIELDS) || path.slice(path.lastIndexOf('/') + 1) || null;
}

function firstText(document: JsonRecord, names: readonly string[]): string {
  return names.map((name) => readText(fieldOf(document, name))).find(Boolean) ?? '';
}

function firstLocation(document: JsonRecord): EventLocation | null {
  for (const name of LOCATION_FIELDS) {
    const location = readEventLocation(fieldOf(document, name));
    if (location) return location;
  }
  return null;
}
