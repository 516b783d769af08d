import { describe, expect, test } from '@jest/globals';
import { issueAddSchema, type RecordList } from '@quartermile/core/domain';
import { buildEntry, type EntryOverrides } from '@quartermile/core/testing';
import fc from 'fast-check';
import { summariseWeek, type WeekData } from './summarise-week.js';
import { wrapDraft } from './wrap-blocks.js';
import { WRAP_MESSAGE_MAX_LENGTH } from './wrap-limits.js';
import { wrapMessage } from './wrap-message.js';

/** A Sunday evening in the site's time zone; the week began on Sunday, 15 November, at 00:00 there. */
const now = new Date('2026-11-22T18:00:00+02:00');
const OLD = '2026-10-01T08:00:00.000Z';
const NEW = '2026-11-20T08:00:00.000Z';
const site = { siteName: 'Quartermile', origin: 'https://quartermile.example' };

const entry = (id: string, { car, ...overrides }: EntryOverrides = {}) =>
  buildEntry({
    _id: `entry ${id}`,
    category: 'Our Drag Races',
    createdAt: OLD,
    ...overrides,
    car: { _id: `car ${id}`, name: `Car ${id}`, owner: `Driver ${id}`, ...car },
  });
const list = (holds: RecordList['holds'], drivetrain: RecordList['drivetrain'] = null): RecordList => ({
  category: 'Our Drag Races',
  drivetrain,
  total: holds.length,
  holds,
});
const holder = (id: string) => ({
  carId: `car ${id}`,
  name: `Car ${id}`,
  owner: `Driver ${id}`,
  image: null,
  entryId: `entry ${id}`,
});
const hold = (
  id: string | null,
  since: string,
  until: string | null = null,
): RecordList['holds'][number] => ({
  holder: id === null ? null : holder(id),
  since,
  until,
  times: [],
});
const summarise = (data: Partial<WeekData>) =>
  summariseWeek({ entries: [], records: [], events: [], ...data }, now);
const event = (title: string, date: string) => ({ id: title, title, date });

/** A week in which something happened in each part. */
const busy: Partial<WeekData> = {
  entries: [
    entry('a', { car: { time: '10.5' } }),
    entry('b', { car: { time: '10.52' }, lastWeek: 5 }),
    entry('c', { car: { time: '12.0' }, createdAt: NEW }),
  ],
  records: [list([hold('a', NEW), hold('b', OLD, NEW)])],
  events: [event('Night run', '2026-12-05')],
};

describe('the summary of a week', () => {
  test('has new leaders, gains, entries, fights and the next event', () => {
    const week = summarise(busy);
    expect(week).toMatchObject({ from: '15 November 2026', today: '22 November 2026', isQuiet: false });
    expect(week.leaders).toEqual([
      expect.objectContaining({
        name: 'Car a',
        figure: '10.5 s',
        drivetrain: null,
        before: { name: 'Car b', driver: 'Driver b' },
      }),
    ]);
    expect(week.gains.map(({ name, places, position }) => [name, places, position])).toEqual([
      ['Car b', 3, 2],
    ]);
    expect(week.entries.map(({ name }) => name)).toEqual(['Car c']);
    expect(week.fights.map(({ ahead, behind, gap }) => [ahead.name, behind.name, gap])).toEqual([
      ['Car a', 'Car b', '0.02 s'],
    ]);
    expect(week.event).toMatchObject({ title: 'Night run', when: 'Saturday, 5 December 2026' });
  });

  test.each([
    ['2026-11-14T21:59:59.000Z', []],
    ['2026-11-14T22:00:00.000Z', ['Car a']],
  ])('begins at midnight of the site: %s', (createdAt, names) => {
    const { entries, isQuiet } = summarise({ entries: [entry('a', { createdAt })] });
    expect(entries.map(({ name }) => name)).toEqual(names);
    expect(isQuiet).toBe(names.length === 0);
  });

  test('does not call a lead new that began earlier, ended, or is of a removed car', () => {
    const entries = [entry('a'), entry('b')];
    for (const holds of [[hold('a', OLD)], [hold('b', NEW, NEW)], [hold(null, NEW)], []]) {
      expect(summarise({ entries, records: [list(holds)] }).leaders).toEqual([]);
    }
  });

  test('lists a leader of a whole board once, and not as a new entry as well', () => {
    const records = [list([hold('a', NEW)], 'AWD'), list([hold('a', NEW)])];
    const week = summarise({ entries: [entry('a', { createdAt: NEW })], records });
    expect(week.leaders.map(({ drivetrain }) => drivetrain)).toEqual([null]);
    expect(week.entries).toEqual([]);
    expect(week.isQuiet).toBe(false);
  });

  test('lists a car that came onto several boards once', () => {
    const car = { _id: 'car a', name: 'Car a', time: '12' };
    const entries = (['World Facts', 'Votes by Viewers', 'Our Drag Races'] as const).map((category) =>
      entry(category, { category, createdAt: NEW, car }),
    );
    expect(summarise({ entries }).entries.map(({ board }) => board)).toEqual(['Our Drag Races']);
  });

  test('has only close fights of cars with a time or votes', () => {
    const times = ['9.0', '9.5', '9.6', '9.6', null, null].map((time, at) =>
      entry(`${at}`, { car: { time } }),
    );
    const votes = [9, 8, 0, 0].map((count, at) =>
      entry(`v${at}`, { category: 'Votes by Viewers', votes: count }),
    );
    const { fights, isQuiet } = summarise({ entries: [...times, ...votes] });
    expect(fights.map(({ ahead, behind, gap }) => [ahead.name, behind.name, gap])).toEqual([
      ['Car 2', 'Car 3', null],
      ['Car v0', 'Car v1', '1 vote'],
      ['Car 1', 'Car 2', '0.1 s'],
    ]);
    expect(isQuiet).toBe(true);
  });
});

describe('the draft', () => {
  test('leaves out empty parts; a quiet week says so and has the next event', () => {
    const quiet = wrapDraft(summarise({ events: [event('Night run', '2026-12-05')] }), site.origin);
    expect(quiet.blocks).toEqual([
      { kind: 'paragraph', text: 'A quiet week: nothing has changed on the board since 15 November 2026.' },
      { kind: 'heading', text: 'Next event' },
      { kind: 'event', id: 'Night run' },
      { kind: 'button', label: 'See the whole board', link: `${site.origin}/leaderboard` },
    ]);
    const empty = wrapDraft(summarise({}), site.origin);
    expect(empty.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'button']);
    expect(issueAddSchema.safeParse(empty).success).toBe(true);
  });

  test('names cars and never drivers, whose erasure would not reach its texts', () => {
    const nameless = {
      ...busy,
      entries: [...(busy.entries ?? []), entry('d', { createdAt: NEW, car: { name: '' } })],
    };
    const { blocks } = wrapDraft(summarise(nameless), site.origin);
    expect(JSON.stringify(blocks)).not.toContain('Driver');
    expect(JSON.stringify(blocks)).toContain('A car on the board');
  });
});

describe('the text for WhatsApp', () => {
  test('has bold headings, drivers and links', () => {
    expect(wrapMessage(summarise(busy), site)).toBe(
      [
        '*Quartermile: Sunday wrap, 22 November 2026*',
        '*New leaders*\n• Car a (Driver a) leads Our Drag Races with 10.5 s. Before: Car b (Driver b).',
        '*Biggest gains*\n• Car b (Driver b) gained 3 places: 2nd in Our Drag Races.',
        '*New on the board*\n• Car c (Driver c): 12.0 s, 3rd in Our Drag Races.',
        '*Closest fights*\n• Car b (Driver b) is 0.02 s behind Car a (Driver a) for 1st in Our Drag Races.',
        '*Next event*\nNight run: Saturday, 5 December 2026.\nhttps://quartermile.example/events/Night%20run',
        'The board: https://quartermile.example/leaderboard',
      ].join('\n\n'),
    );
  });

  test('is never longer than a message may be, and keeps its formatting whatever the names', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 100 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 20, maxLength: 20 }), (names) => {
        const entries = names.map((one, at) =>
          entry(`${at}`, {
            createdAt: at < 8 ? NEW : OLD,
            lastWeek: 20,
            car: { name: one, owner: `${one}*_~`, time: `${10 + at / 100}` },
          }),
        );
        const records = [
          list([hold('9', NEW)]),
          list([hold('10', NEW)], 'FWD'),
          list([hold('11', NEW)], 'RWD'),
        ];
        const events = [event(names[0] ?? '', '2026-12-05')];
        const text = wrapMessage(summarise({ entries, records, events }), site);
        expect(text.length).toBeLessThanOrEqual(WRAP_MESSAGE_MAX_LENGTH);
        expect((text.match(/\*/g) ?? []).length % 2).toBe(0);
        expect(text).toContain('/leaderboard');
      }),
    );
  });
});
