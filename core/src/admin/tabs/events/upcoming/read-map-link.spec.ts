import { expect, test } from 'vitest';
import { isMapLink, readTypedLocation } from './read-map-link.js';

const point = (lat: number, lng: number) => ({ kind: 'coordinates', lat, lng });

test.each([
  ['-26.0943, 27.6612', point(-26.0943, 27.6612)],
  [
    'https://www.google.com/maps/place/Tarlton/@-26.1,27.6,15z/data=!3m1!4b1!4m6!3d-26.0943!4d27.6612',
    point(-26.0943, 27.6612),
  ],
  ['https://www.google.com/maps/@-26.0943,27.6612,17z', point(-26.0943, 27.6612)],
  ['https://www.google.com/maps?q=-26.0943%2C27.6612', point(-26.0943, 27.6612)],
  ['https://maps.google.com/?q=loc:-26.0943,27.6612', point(-26.0943, 27.6612)],
  ['https://www.google.com/maps/search/?api=1&query=-26.0943,+27.6612', point(-26.0943, 27.6612)],
  ['https://www.google.com/maps/dir/?api=1&destination=-26.0943%2C27.6612', point(-26.0943, 27.6612)],
  ['https://www.google.com/maps/place/-26.0943,27.6612', point(-26.0943, 27.6612)],
  ['https://maps.apple.com/?ll=-26.0943,27.6612&q=Tarlton', point(-26.0943, 27.6612)],
  ['https://maps.apple.com/place?coordinate=-26.0943,27.6612', point(-26.0943, 27.6612)],
  ['https://www.openstreetmap.org/#map=17/-26.0943/27.6612', point(-26.0943, 27.6612)],
  ['https://www.openstreetmap.org/?mlat=-26.0943&mlon=27.6612#map=5/1/2', point(-26.0943, 27.6612)],
  ['https://www.bing.com/maps?cp=-26.0943~27.6612&lvl=15', point(-26.0943, 27.6612)],
  ['https://waze.com/ul?ll=-26.0943,27.6612&navigate=yes', point(-26.0943, 27.6612)],
  ['  geo:-26.0943,27.6612 ', point(-26.0943, 27.6612)],
  ['https://www.google.com/maps/place/%E0%A4%A/@-26.0943,27.6612,17z', point(-26.0943, 27.6612)],
  ['geo:-26.0943,27.6612?z=15', point(-26.0943, 27.6612)],
])('reads the point in %s', (typed, place) => {
  expect(readTypedLocation(typed)).toEqual(place);
});

test.each([
  'Tarlton International Raceway',
  'Meet @ gate 3, 18:00',
  'https://maps.app.goo.gl/abc',
  'See https://www.google.com/maps/@-26.1,27.6,15z',
  'https://www.google.com/maps/@-26.1,27.6,15z at gate 3',
  'https://example.com/?q=100.5,400',
  'https://example.com/%E0%A4%A',
])('leaves "%s" as words', (typed) => {
  expect(readTypedLocation(typed)).toEqual({ kind: 'text', text: typed });
});

test('an empty text is no location', () => {
  expect(readTypedLocation('  ')).toBeNull();
});

test('distinguishes links from names', () => {
  expect(isMapLink(' https://maps.app.goo.gl/abc ')).toBe(true);
  expect(isMapLink('HTTP://maps.example.com')).toBe(true);
  expect(isMapLink('geo:1,2')).toBe(true);
  expect(isMapLink('see https://maps.app.goo.gl/abc')).toBe(false);
  expect(isMapLink('https://maps.app.goo.gl/abc gate 3')).toBe(false);
  expect(isMapLink('Killarney, gate 3')).toBe(false);
});

test('reads other characters as plain ones, and words stay words', () => {
  expect(readTypedLocation('−２６．１，\u00a028.0')).toEqual({ kind: 'coordinates', lat: -26.1, lng: 28 });
  expect(readTypedLocation('\u200eＴａｒｌｔｏｎ – Krugersdorp')).toEqual({
    kind: 'text',
    text: 'Ｔａｒｌｔｏｎ – Krugersdorp',
  });
});
