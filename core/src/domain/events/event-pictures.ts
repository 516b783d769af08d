import { mediaPrefix } from '../page-routes.js';
import { asRecord, fieldOf, type JsonRecord, readText } from './json-values.js';

/** Field names of an event's picture, preferred first; `images` has the lowest priority. */
const PICTURE_FIELDS = ['imageUrl', 'image', 'photo', 'picture', 'banner', 'cover', 'thumbnail', 'poster'];
const LIST_FIELD = 'images';

type Replace = (picture: string, path: string) => string;

/** Reads an event's picture: the first URL or `data:` URL in any picture field, or null. Never throws. */
export function readEventPicture(document: JsonRecord): string | null {
  let first: string | null = null;
  mapEventPictures(document, (picture) => {
    first ??= readText(picture) || null;
    return picture;
  });
  return first;
}

/** Whether a path of an event's document, such as "images.0.url", is a picture field. */
export function isEventPicturePath(path: string): boolean {
  const [field = ''] = path.split('.');
  return field === LIST_FIELD || PICTURE_FIELDS.includes(field);
}

/** Number of pictures in all picture fields; only the first is displayed. */
export function countEventPictures(document: JsonRecord): number {
  let count = 0;
  mapEventPictures(document, (picture) => {
    if (readText(picture) !== '') count += 1;
    return picture;
  });
  return count;
}

/**
 * Copies an event's document and replaces every text in a picture field: the picture fields in order (text, or an
 * object with `url`), `images` as a list of those, and `images.url`. `path` is the field's path, such as
 * "images.0.url".
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
 * Whether a picture belongs to this site. Others are stored but not shown, because pages make no third-party requests
 * before a video is opened (contract section 5); clients show a placeholder.
 */
export function isOwnPicture(picture: string | null): picture is string {
  return picture?.startsWith(mediaPrefix) ?? false;
}
