import { type AccentSchemes, type AccentTones, amberTones, toneVariables } from './accent-tones.js';

const BLACK = '#000000';
const WHITE = '#ffffff';
/** Contrast of text (WCAG 2.2, 1.4.3), also of the focus, for which 1.4.11 requires 3. */
const TEXT = 4.5;
/** From here on a colour is so close to black or white that its hovered state moves away from it. */
const EXTREME = 12;
/** Steps from a colour to black or white. */
const STEPS = 50;

/** What the tones of a scheme are computed from. */
interface Ground {
  /** Towards it contrast grows. */
  readonly pole: string;
  /** The surface on which text has the least contrast. */
  readonly text: string;
  /** The surface on which filled elements must be visible, and their contrast there: 3 (1.4.11), or that of amber by day. */
  readonly filled: string;
  readonly visible: number;
  /** `accentSoft` is this colour with a share of the accent. */
  readonly soft: string;
  readonly share: number;
}

const NIGHT: Ground = {
  pole: WHITE,
  text: '#2b2e33',
  filled: '#1e2126',
  visible: 3,
  soft: '#15171b',
  share: 0.16,
};
const DAY: Ground = {
  pole: BLACK,
  text: '#e9e5dc',
  filled: '#e9e5dc',
  visible: 1.4,
  soft: WHITE,
  share: 0.2,
};

/** The tones of an accent in both schemes. A colour is mixed with white or black by the least that makes it readable. */
export function accentTones(accent: string | null): AccentSchemes {
  if (accent === null) return amberTones;
  const chosenAccent = textTone(accent, NIGHT);
  return { dark: tonesOf(accent, NIGHT, chosenAccent), light: tonesOf(accent, DAY, chosenAccent) };
}

function tonesOf(color: string, ground: Ground, chosenAccent: string): AccentTones {
  const accent = shift(color, ground, (tone) => contrast(tone, ground.filled) >= ground.visible);
  // Where white cannot be read, black has a contrast above 4.5.
  const [onAccent, other] = contrast(accent, WHITE) >= TEXT ? [WHITE, BLACK] : [BLACK, WHITE];
  const accentHover = mix(accent, contrast(accent, onAccent) > EXTREME ? onAccent : other, 0.15);
  const accentText = textTone(color, ground);
  const accentSoft = softTone(color, ground);
  return { accent, accentHover, onAccent, accentText, accentSoft, focus: accentText, chosenAccent };
}

const softTone = (color: string, { soft, share }: Ground): string => mix(soft, color, share);

/** Readable on every surface, and on `accentSoft` when that is hovered, which mixes it with 12 % of the text. */
function textTone(color: string, ground: Ground): string {
  const soft = softTone(color, ground);
  return shift(color, ground, (tone) =>
    [ground.text, soft, mix(soft, tone, 0.12)].every((surface) => contrast(tone, surface) >= TEXT),
  );
}

function shift(color: string, { pole }: Ground, isEnough: (tone: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const tone = mix(color, pole, step / STEPS);
    if (isEnough(tone)) return tone;
  }
  return pole;
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Like `color-mix(in srgb, color, other share)`. */
function mix(color: string, other: string, share: number): string {
  const added = channels(other);
  const mixed = channels(color).map((value, at) => Math.round(value + ((added[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of two colours, WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * A style sheet that sets an accent. It overrides the theme's variables in any order of the sheets.
 * @param follows the colour scheme: that of a page with the theme, or that of the device
 */
export function accentSheet(accent: string | null, follows: 'page' | 'device' = 'page'): string {
  const schemes = accentTones(accent);
  const [dark, light] = [declare(schemes.dark), declare(schemes.light)];
  return follows === 'page'
    ? `html:root{${light}}@media not print{html:root[data-mantine-color-scheme=dark]{${dark}}}`
    : `html:root{${dark}}@media (prefers-color-scheme:light){html:root{${light}}}`;
}

const declare = (tones: AccentTones): string =>
  Object.entries(toneVariables(tones))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
