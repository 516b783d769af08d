import { cleanText, type EventLocation, plainFigure, readEventLocation } from '@quartermile/core/domain';

const DEGREES = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/** Patterns for coordinates in map links, preferred first: a dropped pin before the map's centre. */
const POINT_PATTERNS = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`[?&](?:q|query|destination|daddr|ll|sll|coordinate|center)=(?:loc:)?${DEGREES},\\s*${DEGREES}`),
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(`[?&]cp=${DEGREES}~${DEGREES}`),
  new RegExp(`/(?:place|search|dir)/(?:[^?#]*/)?${DEGREES},\\s*${DEGREES}`),
  new RegExp(`@${DEGREES},${DEGREES}`),
  new RegExp(`#map=[\\d.]+/${DEGREES}/${DEGREES}`),
  new RegExp(`^geo:${DEGREES},${DEGREES}`),
];

/**
 * Parses a typed location: "lat, lng", a map link with coordinates, or the text itself. Null for an empty text. Makes
 * no requests, so a shortened link stays a link.
 */
export function readTypedLocation(typed: string): EventLocation | null {
  const text = cleanText(typed);
  const point = isMapLink(text) ? readPoint(text) : readEventLocation(plainFigure(text));
  return point?.kind === 'coordinates' ? point : readEventLocation(text);
}

/** Whether a text is a web address or `geo:` link rather than a name. */
export function isMapLink(text: string): boolean {
  return /^(?:https?:\/\/|geo:)\S+$/i.test(cleanText(text));
}

function readPoint(link: string): EventLocation | null {
  const readable = decodeLink(link);
  for (const pattern of POINT_PATTERNS) {
    const [, lat, lng] = pattern.exec(readable) ?? [];
    const place = readEventLocation({ lat, lng });
    if (place) return place;
  }
  return null;
}

/** Commas may be percent-encoded; an invalid encoding is left as it is. */
function decodeLink(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link;
  }
}
