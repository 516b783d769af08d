import { expect, test } from 'vitest';
import { SITE_COLOURS, siteColour } from './site-colour.js';
import { siteHost, siteInitial } from './site-summary.js';

/** Relative luminance of a hex colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
/** Backgrounds of the dark and the light scheme (core/ui, variables.css). */
const grounds = ['#0b0c0e', '#1e2126', '#e9e5dc', '#ffffff'];

test.each(SITE_COLOURS)('%s has enough contrast on every background and to white text', (colour) => {
  for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('derives a stable colour and uses the whole palette', () => {
  const origins = Array.from({ length: 200 }, (_, nth) => `https://site-${nth}.example`);
  const colours = () => origins.map((origin) => siteColour(origin));
  expect(colours()).toEqual(colours());
  expect(new Set(colours()).size).toBe(SITE_COLOURS.length);
  expect(siteColour('https://quartermile.example')).toBe('#986604');
});

test('avoids colours in use while others are free', () => {
  const site = 'https://quartermile.example';
  expect(siteColour(site, ['#986604'])).toBe('#0e7b94');
  expect(siteColour(site, SITE_COLOURS)).toBe('#986604');
});

test.each([
  ['https://quartermile.example:8443', 'quartermile.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the host of %s is %s', (origin, host) => expect(siteHost(origin)).toBe(host));

test.each([
  ['  drag strip', 'D'],
  ['«Éclair»', 'É'],
  ['4x4', '4'],
  ['!', '?'],
])('the initial of "%s" is %s', (name, initial) => expect(siteInitial(name)).toBe(initial));
