import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionsUrl, readEventLocation } from './read-event-location.js';

const point = { kind: 'coordinates', lat: -26.1, lng: 28 };

test.each([
  [{ lat: -26.1, lng: 28 }],
  [{ latitude: -26.1, longitude: 28 }],
  [{ _latitude: -26.1, _longitude: 28 }],
  [{ lat: '-26.1', lng: '28.0' }],
  [{ lat: -26.1, lng: 28, address: 'Tarlton' }],
  [{ address: '-26.1, 28.0' }],
  ['-26.1, 28.0'],
  ['-26.1,28'],
  ['  -26.1 , +28.0 '],
])('%j is a point', (value) => {
  expect(readEventLocation(value)).toEqual(point);
});

test.each([
  ['Gate -26.1, 28.0', 'Gate -26.1, 28.0'],
  ['-26.1, 28.0 km', '-26.1, 28.0 km'],
  ['Tarlton', 'Tarlton'],
  ['  Tarlton  ', 'Tarlton'],
  ['91.0, 28.0', '91.0, 28.0'],
  ['-26.1, 180.1', '-26.1, 180.1'],
  ['12 Main Road, Benoni', '12 Main Road, Benoni'],
  ['-26.1 28.0', '-26.1 28.0'],
  [42, '42'],
  [{ address: 'Main Road', name: 'Tarlton' }, 'Main Road'],
  [{ name: 'Tarlton', city: 'Krugersdorp' }, 'Tarlton'],
  [{ city: 'Krugersdorp', venue: 'Strip' }, 'Krugersdorp'],
  [{ venue: 'Strip', placeId: 'ChIJ' }, 'Strip'],
  [{ placeId: 'ChIJ' }, 'ChIJ'],
  [{ address: '  ', name: null, city: 'Krugersdorp' }, 'Krugersdorp'],
  [{ lat: 91, lng: 28, name: 'Tarlton' }, 'Tarlton'],
  [{ lat: -26.1, name: 'Tarlton' }, 'Tarlton'],
  [{ lat: '', lng: '', name: 'Tarlton' }, 'Tarlton'],
])('%j is the place %s', (value, text) => {
  expect(readEventLocation(value)).toEqual({ kind: 'text', text });
});

test.each([
  null,
  undefined,
  '',
  ' ',
  true,
  [],
  ['Tarlton'],
  {},
  { lat: 91, lng: 28 },
  { lat: '', lng: '' },
  { lat: null, lng: null },
  { lat: Number.NaN, lng: 28 },
  { name: { text: 'Tarlton' } },
])('%j is no place', (value) => {
  expect(readEventLocation(value)).toBeNull();
});

test('a point may have whole degrees', () => {
  expect(readEventLocation('-26, 28')).toEqual({ kind: 'coordinates', lat: -26, lng: 28 });
});

test.each([
  'Club Online Raceway',
  'Tarlton, see https://tarlton.example',
  'Tarlton ChIJd8BlQ2BZwokRAFUEcm_qrcA',
  'ChIJd8BlQ2BZwokRAFUEcm_qrcA, gate 3',
  'ChIJ Raceway',
])('directions exist to the venue "%s"', (text) => {
  expect(directionsUrl({ kind: 'text', text })).toMatch(/destination=./);
});

const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });

test('reads a point equally from every format', () => {
  fc.assert(
    fc.property(latitudes, longitudes, (someLat, someLng) => {
      const [lat, lng] = [Number(someLat.toFixed(5)), Number(someLng.toFixed(5))];
      const expected = { kind: 'coordinates', lat, lng };
      const text = `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
      const forms = [
        { lat, lng },
        { latitude: lat, longitude: lng },
        { _latitude: lat, _longitude: lng },
        text,
      ];
      for (const form of forms)
        expect(JSON.stringify(readEventLocation(form))).toBe(JSON.stringify(expected));
    }),
  );
});

test('directions exist for points and named venues, without exponents', () => {
  expect(directionsUrl({ kind: 'coordinates', lat: -26.1, lng: 28 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=-26.1%2C28',
  );
  const to = (text: string) => directionsUrl({ kind: 'text', text });
  expect(to('Tarlton Raceway, Krugersdorp & more')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Tarlton%20Raceway%2C%20Krugersdorp%20%26%20more',
  );
  expect(to('a\ud800b')).toMatch(/destination=ab$/);
  for (const text of [
    'TBA',
    'To be announced',
    'https://maps.example/x',
    'http://maps.example/x',
    'Virtual race',
    'ChIJd8BlQ2BZwokRAFUEcm_qrcA',
    'Online',
  ])
    expect([text, to(text)]).toEqual([text, null]);
  expect(directionsUrl(null)).toBeNull();
  fc.assert(
    fc.property(latitudes, longitudes, (lat, lng) => {
      expect(directionsUrl({ kind: 'coordinates', lat, lng })).toMatch(
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d+(\.\d+)?%2C-?\d+(\.\d+)?$/,
      );
    }),
  );
});
