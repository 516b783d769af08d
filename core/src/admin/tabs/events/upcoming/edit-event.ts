import {
  DATE_FIELDS,
  DAY_MS,
  DESCRIPTION_FIELDS,
  END_FIELDS,
  type EventDocument,
  type EventLocation,
  fieldOf,
  fromWallClock,
  isPresent,
  type JsonRecord,
  LOCATION_FIELDS,
  mapEventPictures,
  readEvent,
  readEventEnd,
  readEventLocation,
  readText,
  TITLE_FIELDS,
  toWallClock,
} from '@quartermile/core/domain';

/** Changes to an event: absent fields are unchanged, null clears a field. */
export interface EventEdit {
  readonly title?: string;
  readonly description?: string | null;
  /** As returned by `fromWallClock`. */
  readonly date?: string | null;
  readonly location?: EventLocation | null;
  /** A `data:` URL, or the path of a picture of this site. */
  readonly picture?: string | null;
}

type IsInUse = (value: unknown) => boolean;

const holdsText: IsInUse = (value) => readText(value) !== '';

const holdsPlace: IsInUse = (value) => readEventLocation(value) !== null;

/**
 * The top-level fields to set in a stored event's document. Each value replaces the one that `readEvent` finds, so
 * that no document has two titles or dates; other fields are unchanged. For a new event, pass an empty document.
 */
export function editEvent(document: JsonRecord, edit: EventEdit): EventDocument {
  const place = edit.location === undefined ? undefined : placeValue(edit.location);
  return {
    ...fieldChange(document, TITLE_FIELDS, holdsText, edit.title),
    ...fieldChange(document, DESCRIPTION_FIELDS, holdsText, edit.description),
    ...fieldChange(document, DATE_FIELDS, isPresent, edit.date),
    ...fieldChange(document, END_FIELDS, isPresent, movedEnd(document, edit)),
    ...fieldChange(document, LOCATION_FIELDS, holdsPlace, place),
    ...pictureChange(document, edit.picture),
  };
}

function fieldChange(
  document: JsonRecord,
  names: readonly string[],
  isInUse: IsInUse,
  value: unknown,
): EventDocument {
  if (value === undefined) return {};
  // Otherwise a fallback field would be shown instead.
  if (value === null) return toNull(names.filter((name) => isPresent(fieldOf(document, name))));
  const name = names.find((each) => isInUse(fieldOf(document, each))) ?? names[0];
  return name === undefined ? {} : { [name]: value };
}

/** The stored end, moved with the start; null when that is not possible, undefined when there is nothing to move. */
function movedEnd(document: JsonRecord, { date }: EventEdit): string | null | undefined {
  if (date === undefined || !END_FIELDS.some((name) => isPresent(fieldOf(document, name)))) return undefined;
  const [before, after] = [readEvent(document), readEvent({ date })];
  const endMs = Date.parse(readEventEnd(document, before));
  const movedMs = endMs + Date.parse(after.date) - Date.parse(before.date);
  if (before.isDateOnly !== after.isDateOnly || Number.isNaN(movedMs)) return null;
  // A stored day is the last one of the event, not the one after it.
  const lastMs = after.isDateOnly ? movedMs - DAY_MS : movedMs;
  return fromWallClock(toWallClock({ date: new Date(lastMs).toISOString(), isDateOnly: after.isDateOnly }));
}

function placeValue(location: EventLocation | null): unknown {
  if (location?.kind === 'coordinates') return { lat: location.lat, lng: location.lng };
  return location && location.text;
}

function pictureChange(document: JsonRecord, picture: string | null | undefined): EventDocument {
  if (picture === undefined) return {};
  if (picture === null)
    return toNull(
      changedFields(
        document,
        mapEventPictures(document, () => ''),
      ),
    );
  let isReplaced = false;
  const mapped = mapEventPictures(document, (old) => {
    if (isReplaced || readText(old) === '') return old;
    isReplaced = true;
    return picture;
  });
  if (!isReplaced) return { image: picture };
  return Object.fromEntries(changedFields(document, mapped).map((name) => [name, mapped[name]]));
}

function changedFields(before: JsonRecord, after: JsonRecord): string[] {
  return Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
}

function toNull(names: readonly string[]): EventDocument {
  return Object.fromEntries(names.map((name) => [name, null]));
}
