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
  ['text', 'goSoft'],
  ['text', 'dangerSoft'],
];
const markPairs = grounds.flatMap((ground) =>
  marks.map((mark): [keyof Tones, keyof Tones] => [mark, ground]),
);

describe.each([
  ['night', nightTones],
  ['day', dayTones],
])('the tones of %s', (_, tones) => {
  it.each(textPairs)('%s has enough contrast as text on %s', (ink, ground) => {
    expect(contrast(tones[ink], tones[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s has enough contrast as a graphic on %s', (mark, ground) => {
    expect(contrast(tones[mark], tones[ground])).toBeGreaterThanOrEqual(3);
  });
});
