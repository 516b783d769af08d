import { mediaPrefix } from '../site/page-routes.js';
import { asRecord, fieldOf, type JsonRecord, readText } from './json-values.js';

/** The fields that an event's picture may stand in, best first; `images` comes after them. */
const PICTURE_FIELDS = ['imageUrl', 'image', 'photo', 'picture', 'banner', 'cover', 'thumbnail', 'poster'];
const LIST_FIELD = 'images';

type Replace = (picture: string, path: string) => string;

/** Reads an event's picture: the first address or `data:` URL at any of its places, or null. Never throws. */
export function readEventPicture(document: JsonRecord): string | null {
  let first: string | null = null;
  mapEventPictures(document, (picture) => {
    first ??= readText(picture) || null;
    return picture;
  });
  return first;
}

/** Whether a picture may stand at a path of an event's document, such as "images.0.url". */
export function isEventPicturePath(path: string): boolean {
  const [field = ''] = path.split('.');
  return field === LIST_FIELD || PICTURE_FIELDS.includes(field);
}

/** How many pictures an event's document holds at all of its places; a reader shows the first. */
export function countEventPictures(document: JsonRecord): number {
  let count = 0;
  mapEventPictures(document, (picture) => {
    if (readText(picture) !== '') count += 1;
    return picture;
  });
  return count;
}

/**
 * A copy of an event's document in which every text that stands where a picture may stand is replaced:
 * the picture fields in their order (text, or an object with `url`), `images` as a list of those, and
 * `images.url`. Everything else is kept as it is. `path` is where the text stands, such as "images.0.url".
 */
export function mapEventPictures(document: JsonRecord, replace: Replace): JsonRecord {
  const mapped: Record<string, unknown> = { ...document };
  for (const name of PICTURE_FIELDS) {
    if (Object.hasOwn(document, name)) mapped[name] = mapPicture(document[name], name, replace);
  }
  const list = fieldOf(document, LIST_FIELD);
  if (Array.isArray(list))
    mapped[LIST_FIELD] = list.map((item, at) => mapPicture(item, `${LIST_FIELD}.${at}`, replace));
  else if (list !== undefined) mapped[LIST_FIELD] = mapPicture(list, LIST_FIELD, replace);
  return mapped;
}

function mapPicture(value: unknown, path: string, replace: Replace): unknown {
  if (typeof value === 'string') return replace(value, path);
  const holder = asRecord(value);
  const url = holder && fieldOf(holder, 'url');
  return typeof url === 'string' ? { ...holder, url: replace(url, `${path}.url`) } : value;
}

/**
 * Whether a picture is this site's own. Others are kept as they were written but never shown, because
 * nothing may leave the site before a video is opened (contract section 5); clients show the placeholder.
 */
export function isOwnPicture(picture: string | null): picture is string {
  return picture?.startsWith(mediaPrefix) ?? false;
}
