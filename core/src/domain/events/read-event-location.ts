import { cleanText } from '../text/clean-text.js';
import { asRecord, fieldOf, type JsonRecord, readNumber, readText } from './json-values.js';

/** A location: text, or a point in degrees (WGS 84). */
export type EventLocation =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'coordinates'; readonly lat: number; readonly lng: number };

const PLACE_TEXT_FIELDS = ['address', 'name', 'city', 'venue', 'placeId'];
const COORDINATE_FIELDS = [
  ['lat', 'lng'],
  ['latitude', 'longitude'],
  ['_latitude', '_longitude'],
] as const;
const COORDINATE_TEXT = /^([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)$/;

/**
 * Parses a location: text ("-26.1, 28.0" is a point), an object with coordinates, or an object with an address, name,
 * city, venue or placeId. Null when there is none. Never throws.
 */
export function readEventLocation(value: unknown): EventLocation | null {
  const place = asRecord(value);
  return place ? readPlace(place) : readLocationText(readText(value));
}

function readPlace(place: JsonRecord): EventLocation | null {
  for (const [latField, lngField] of COORDINATE_FIELDS) {
    const point = readPoint(fieldOf(place, latField), fieldOf(place, lngField));
    if (point) return point;
  }
  const text = PLACE_TEXT_FIELDS.map((field) => readText(fieldOf(place, field))).find(Boolean);
  return readLocationText(text ?? '');
}

function readLocationText(stored: string): EventLocation | null {
  const text = cleanText(stored);
  if (text === '') return null;
  const pair = COORDINATE_TEXT.exec(text);
  return (pair && readPoint(pair[1], pair[2])) ?? { kind: 'text', text };
}

function readPoint(latitude: unknown, longitude: unknown): EventLocation | null {
  const lat = readNumber(latitude);
  const lng = readNumber(longitude);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { kind: 'coordinates', lat, lng };
}

/** Texts that name no place: an announcement to come, an address of a website, an id of a map service. */
const NO_VENUE = /^(tb[acd]|to be \w+|online|virtual)\b|^https?:|^ChIJ[\w-]{10,}$/i;

/**
 * URL for directions to a point or a named venue in a map service; null for a text that names no place. Format:
 * developers.google.com/maps/documentation/urls/get-started, "Directions".
 */
export function directionsUrl(location: EventLocation | null): string | null {
  if (!location) return null;
  if (location.kind === 'text' && NO_VENUE.test(location.text)) return null;
  const destination =
    location.kind === 'text' ? location.text : `${degrees(location.lat)},${degrees(location.lng)}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(toWellFormed(destination))}`;
}

/** Six decimals, about 10 cm, without exponent. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** `encodeURIComponent` throws for lone surrogates, which older browsers cannot replace. */
const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');
