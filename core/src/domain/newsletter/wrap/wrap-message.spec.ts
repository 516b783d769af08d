import { describe, expect, test } from 'vitest';
import type { WeekSummary, WrapCar } from './week-summary.js';
import { wrapMessage } from './wrap-message.js';

const site = { siteName: 'Quartermile', origin: 'https://quartermile.example' };
const carOf = (id: number, change: Partial<WrapCar> = {}): WrapCar => ({
  carId: `${id}`,
  name: `Car ${id}`,
  driver: `Driver ${id}`,
  board: 'Our Drag Races',
  position: id,
  figure: `1${id}.0 s`,
  ...change,
});
const quiet: WeekSummary = {
  from: '15 November 2026',
  today: '22 November 2026',
  leaders: [],
  gains: [],
  entries: [],
  moreEntries: 0,
  fights: [],
  event: null,
  isQuiet: true,
};
const cars = (count: number) => Array.from({ length: count }, (_, at) => carOf(at + 1));
const full: WeekSummary = {
  ...quiet,
  isQuiet: false,
  leaders: cars(4).map((car) => ({ ...car, drivetrain: null, before: null })),
  gains: cars(3).map((car) => ({ ...car, places: 2 })),
  entries: cars(5),
  fights: cars(3).map((ahead) => ({ ahead, behind: carOf(9), gap: '0.02 s' })),
};

/** The lines of each part of a text, by its heading. */
function linesOf(text: string): Record<string, string[]> {
  const parts = text.split('\n\n').map((part) => part.split('\n• '));
  return Object.fromEntries(parts.map(([heading = '', ...lines]) => [heading, lines]));
}

test('a quiet week says so', () => {
  expect(wrapMessage(quiet, site)).toContain(
    'A quiet week: nothing has changed on the board since 15 November 2026.',
  );
  expect(wrapMessage(full, site)).not.toContain('quiet');
});

describe('a text that is too long', () => {
  /** A longer address of the site leaves less room for the rest. */
  const texts = Array.from({ length: 1500 }, (_, at) =>
    wrapMessage(full, { ...site, origin: `https://${'x'.repeat(at)}` }),
  );
  const PARTS = ['*New on the board*', '*Closest fights*', '*Biggest gains*', '*New leaders*'];
  const countsOf = (text: string) => PARTS.map((part) => linesOf(text)[part]?.length ?? 0).join(' ');

  test('loses lines of new entries first, then of fights, gains and leaders', () => {
    expect([...new Set(texts.map(countsOf))]).toEqual([
      ...['5 3 3 4', '4 3 3 4', '3 3 3 4', '2 3 3 4', '1 3 3 4', '0 3 3 4'],
      ...['0 2 3 4', '0 1 3 4', '0 0 3 4'],
      ...['0 0 2 4', '0 0 1 4', '0 0 0 4'],
      ...['0 0 0 3', '0 0 0 2', '0 0 0 1', '0 0 0 0'],
    ]);
  });

  test('loses the last lines of a part', () => {
    const whole = linesOf(texts[0] ?? '');
    for (const text of texts) {
      const lines = linesOf(text);
      for (const part of PARTS) {
        const left = lines[part] ?? [];
        expect(left).toEqual(whole[part]?.slice(0, left.length));
      }
    }
  });

  test('has at most 1,500 characters, and loses no line that fits', () => {
    const lengths = texts.filter((text) => countsOf(text) !== '0 0 0 0').map((text) => text.length);
    expect(Math.max(...lengths)).toBe(1500);
    for (const [at, text] of texts.entries()) {
      const next = texts[at + 1];
      if (next && countsOf(next) !== countsOf(text)) expect(text).toHaveLength(1500);
    }
  });
});

test.each([...'*_~`'])('a name has no %s, which would format the text', (sign) => {
  const wrap = (mark: string) =>
    wrapMessage(
      {
        ...quiet,
        entries: [carOf(1, { name: `${mark}Golf${mark} R`, driver: `Le${mark}rato` })],
        event: { id: 'night', title: `Night ${mark}run${mark}`, when: 'Saturday', place: `Tarl${mark}ton` },
      },
      { ...site, siteName: `Quarter${mark}mile` },
    );
  expect(wrap(sign)).toBe(wrap(''));
});

test.each([
  ['W'.repeat(40), 'W'.repeat(40)],
  ['W'.repeat(41), `${'W'.repeat(39)}…`],
])('a name is cut after 40 characters: %s', (name, shown) => {
  const text = wrapMessage({ ...quiet, entries: [carOf(1, { name, driver: name })] }, site);
  expect(text).toContain(`• ${shown} (${shown}): 11.0 s, 1st in Our Drag Races.`);
});
