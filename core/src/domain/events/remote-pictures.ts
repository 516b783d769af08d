import { parseDataUrlHead } from '../images/data-url.js';
import { isOwnPicture, mapEventPictures } from './event-pictures.js';
import { type JsonRecord, readText } from './json-values.js';

/** URLs of an event's remote pictures: neither uploads nor this site's own. */
export function remotePicturesOf(document: JsonRecord): string[] {
  const remote = new Set<string>();
  mapEventPictures(document, (picture) => {
    const address = readText(picture);
    if (address !== '' && !isOwnPicture(picture) && !parseDataUrlHead(picture)) remote.add(picture);
    return picture;
  });
  return [...remote];
}
