import { describe, expect, test } from '@jest/globals';
import { buildWeek, buildWrapCar } from './test/build-week.js';
import { wrapMessage } from './wrap-message.js';

const site = { siteName: 'Quartermile', origin: 'https://quartermile.example' };
const quiet = buildWeek({ isQuiet: true });
const cars = (count: number) => Array.from({ length: count }, (_, at) => buildWrapCar(at + 1));
const full = buildWeek({
  leaders: cars(4).map((car) => ({ ...car, drivetrain: null, before: null })),
  gains: cars(3).map((car) => ({ ...car, places: 2 })),
  entries: cars(5),
  fights: cars(3).map((ahead) => ({ ahead, behind: buildWrapCar(9), gap: '0.02 s' })),
});

/** The lines of each part of a text, by its heading. */
function linesOf(text: string): Record<string, string[]> {
  const parts = text.split('\n\n').map((part) => part.split('\n• '));
  return Object.fromEntries(parts.map(([heading = '', ...lines]) => [heading, lines]));
}

test('a quiet week says so', () => {
  expect(wrapMessage(quiet, site)).toBe(
    [
      '*Quartermile: Sunday wrap, 22 November 2026*',
      'A quiet week: nothing has changed on the board since 15 November 2026.',
      '',
      'The board: https://quartermile.example/leaderboard',
    ].join('\n'),
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
        entries: [buildWrapCar(1, { name: `${mark}Golf${mark} R`, driver: `Le${mark}rato` })],
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
  const text = wrapMessage({ ...quiet, entries: [buildWrapCar(1, { name, driver: name })] }, site);
  expect(text).toContain(`• ${shown} (${shown}): 11.0 s, 1st in Our Drag Races.`);
});

test.each([
  [' Golf\n\t R ', 'Golf R'],
  ['', 'A car on the board'],
  [`${'W'.repeat(38)} ${'W'.repeat(9)}`, `${'W'.repeat(38)}…`],
])('a name is on one line, without spaces around it: %j', (name, shown) => {
  const text = wrapMessage({ ...quiet, entries: [buildWrapCar(1, { name })] }, site);
  expect(text).toContain(`• ${shown} (Driver 1): 11.0 s, 1st in Our Drag Races.`);
});

describe('the next event', () => {
  const event = { id: 'night', title: 'Night run', when: 'Saturday, 5 December 2026', place: null };
  const partOf = (change: Partial<typeof event> | { place: string }) =>
    wrapMessage({ ...quiet, event: { ...event, ...change } }, site).split('\n\n')[1];

  test('has its place, and the address of its page', () => {
    expect(partOf({ place: ' Tarlton ' })).toBe(
      '*Next event*\nNight run: Saturday, 5 December 2026, Tarlton.\nhttps://quartermile.example/events/night',
    );
  });

  test('has no comma after its day without a place', () => {
    expect(partOf({})).toContain('\nNight run: Saturday, 5 December 2026.\n');
  });

  test('has an address without the characters that format text', () => {
    expect(partOf({ id: '*a*~b~' })).toMatch(/\/events\/%2Aa%2A%7Eb%7E$/);
  });

  test.each([
    [72, `/events/${'x'.repeat(72)}`],
    [73, '/events'],
  ])(
    'has the address of all events if that of its page is longer than 80 characters: id of %i',
    (length, path) => {
      expect(partOf({ id: 'x'.repeat(length) })?.split('\n')[2]).toBe(`https://quartermile.example${path}`);
    },
  );
});

test('names from right to left turn neither the figure beside them nor each other around', () => {
  const entered = buildWrapCar(1, { name: 'גולף', driver: 'محمد' });
  expect(wrapMessage(buildWeek({ entries: [entered] }), site)).toContain('• \u2068גולף (محمد)\u2069: 11.0 s');
});
