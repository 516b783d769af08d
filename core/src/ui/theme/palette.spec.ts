import { accentTones } from '@quartermile/core/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTones, nightTones, type Tones } from './palette.js';

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

/** `color-mix(in srgb, color, other share)`. */
function mixed(color: string, other: string, share: number): string {
  const channel = (start: number): string => {
    const [from = 0, to = 0] = [color, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[1, 3, 5].map(channel).join('')}`;
}

const grounds = ['page', 'surface', 'raised', 'sunken'] as const satisfies (keyof Tones)[];
const inks = ['text', 'dimmed', 'accentText', 'goText', 'dangerText', 'steelText'] as const;
const marks = ['outline', 'focus'] as const;

const textPairs: [keyof Tones, keyof Tones][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [keyof Tones, keyof Tones] => [ink, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onGo', 'go'],
  ['onDanger', 'danger'],
  ['accentText', 'accentSoft'],
  ['goText', 'goSoft'],
  ['dangerText', 'dangerSoft'],
  ['steelText', 'steelSoft'],
  ['text', 'accentSoft'],
  ['dimmed', 'accentSoft'],
  ['text', 'goSoft'],
  ['text', 'dangerSoft'],
];
const markPairs = grounds.flatMap((ground) =>
  marks.map((mark): [keyof Tones, keyof Tones] => [mark, ground]),
);

const schemes = [
  ['night', 'dark', nightTones],
  ['day', 'light', dayTones],
] as const;
/** Surfaces that are dark in both schemes, and the lightest of the newsletter's cards in dark mails. */
const darkSurfaces = ['#2b2e33', '#1f2228', '#15171b', '#0b0c0e'];

describe.each(schemes)('the tones of %s', (_, scheme, tones) => {
  it.each(textPairs)('%s has enough contrast as text on %s', (ink, ground) => {
    expect(contrast(tones[ink], tones[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s has enough contrast as a graphic on %s', (mark, ground) => {
    expect(contrast(tones[mark], tones[ground])).toBeGreaterThanOrEqual(3);
  });

  it('reads in 1,000 accents, also where an element is hovered', () => {
    const check = (number: number) => {
      const accent = `#${number.toString(16).padStart(6, '0')}`;
      const all: Tones = { ...tones, ...accentTones(accent)[scheme] };
      for (const [ink, ground] of textPairs)
        expect(contrast(all[ink], all[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      for (const [mark, ground] of markPairs)
        expect(contrast(all[mark], all[ground]), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(all.accentText, mixed(all.accentSoft, all.accentText, 0.12))).toBeGreaterThanOrEqual(
        4.5,
      );
      for (const dark of darkSurfaces) expect(contrast(all.chosenAccent, dark)).toBeGreaterThanOrEqual(4.5);
      const visible = scheme === 'dark' ? 3 : 1.4;
      for (const ground of grounds) expect(contrast(all.accent, all[ground])).toBeGreaterThanOrEqual(visible);
      expect(all.accentHover).not.toBe(all.accent);
    };
    for (const extreme of [0x000000, 0xffffff, 0x767676, 0xff0000, 0x00ff00, 0x0000ff]) check(extreme);
    fc.assert(fc.property(fc.integer({ min: 0, max: 0xffffff }), check), { numRuns: 1000 });
  });
});
