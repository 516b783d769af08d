import { mediaPrefix } from '../routes.js';
import { asRecord, fieldOf, type JsonRecord, readText } from './json-values.js';

/** The fields that an event's picture may stand in, best first; `images` comes after them. */
const PICTURE_FIELDS = ['imageUrl', 'image', 'photo', 'picture', 'banner', 'cover', 'thumbnail', 'poster'];
const LIST_FIELD = 'images';

/** Reads an event's picture: the first address or `data:` URL at any of its places, or null. Never throws. */
export function readEventPicture(document: JsonRecord): string | null {
  let first: string | null = null;
  mapEventPictures(document, (picture) => {
    first ??= readText(picture) || null;
    return picture;
  });
  return first;
}

/**
 * A copy of an event's document in which every text that stands where a picture may stand is replaced:
 * the picture fields in their order (text, or an object with `url`), `images` as a list of those, and
 * `images.url`. Everything else is kept as it is.
 */
export function mapEventPictures(document: JsonRecord, replace: (picture: string) => string): JsonRecord {
  const mapped: Record<string, unknown> = { ...document };
  for (const name of PICTURE_FIELDS) {
    if (Object.hasOwn(document, name)) mapped[name] = mapPicture(document[name], replace);
  }
  const list = fieldOf(document, LIST_FIELD);
  if (Array.isArray(list)) mapped[LIST_FIELD] = list.map((item) => mapPicture(item, replace));
  else if (list !== undefined) mapped[LIST_FIELD] = mapPicture(list, replace);
  return mapped;
}

function mapPicture(value: unknown, replace: (picture: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  const holder = asRecord(value);
  const url = holder && fieldOf(holder, 'url');
  return typeof url === 'string' ? { ...holder, url: replace(url) } : value;
}

/**
 * Whether a picture is this site's own. Others are kept as they were written but never shown, because
 * nothing may leave the site before a video is opened (contract section 5); clients show the placeholder.
 */
export function isOwnPicture(picture: string | null): picture is string {
  return picture?.startsWith(mediaPrefix) ?? false;
}
