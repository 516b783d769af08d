import { describe, expect, test } from '@jest/globals';
import { embedPath, embedQuerySchema, overlayPath, overlayQuerySchema } from './embed-queries.js';

describe('the parameters of an embedded board', () => {
  test('have defaults, and unknown ones are ignored', () => {
    const defaults = { board: 'Our Drag Races', drivetrain: null, length: 5, theme: 'auto' };
    expect(embedQuerySchema.parse({})).toEqual(defaults);
    expect(embedQuerySchema.parse({ utm_source: 'x', drivetrain: '' })).toEqual(defaults);
  });

  test('make one address, in whatever order they come', () => {
    const query = embedQuerySchema.parse({
      theme: 'dark',
      length: '10',
      drivetrain: 'AWD',
      board: 'world-facts',
    });
    const path = '/embed/leaderboard?board=world-facts&drivetrain=AWD&length=10&theme=dark';
    expect(embedPath(query)).toBe(path);
    expect(embedQuerySchema.parse(Object.fromEntries(new URL(path, 'https://x').searchParams))).toEqual(
      query,
    );
  });

  test.each([
    [
      { board: 'World Facts' },
      /^This board does not exist\. .*world-facts, our-drag-races, votes-by-viewers/,
    ],
    [{ board: ['world-facts', 'world-facts'] }, /^This board does not exist\./],
    [{ drivetrain: '4x4' }, /FWD, AWD, RWD/],
    [{ length: '7' }, /3, 5, 10, 20/],
    [{ length: '1e1' }, /3, 5, 10, 20/],
    [{ theme: 'pink' }, /auto, light, dark/],
  ])('%j is refused in clear words', (given, sentence) => {
    expect(embedQuerySchema.safeParse(given).error?.issues[0]?.message).toMatch(sentence);
  });
});

describe('the parameters of an overlay', () => {
  test.each([
    [{}, '/overlay?show=top&board=our-drag-races'],
    [
      { board: 'world-facts', drivetrain: 'RWD', entry: 'x' },
      '/overlay?show=top&board=world-facts&drivetrain=RWD',
    ],
    [{ show: 'last-vote' }, '/overlay?show=last-vote'],
    [
      { show: 'last-vote', board: 'world-facts', drivetrain: 'RWD' },
      '/overlay?show=last-vote&board=world-facts',
    ],
    [{ show: 'entry', board: 'world-facts', entry: '0199F2C4' }, '/overlay?show=entry&entry=0199f2c4'],
  ])('%j make the address %s', (given, path) => {
    expect(overlayPath(overlayQuerySchema.parse(given))).toBe(path);
  });

  test('are refused in clear words', () => {
    const sentenceOf = (given: object) => overlayQuerySchema.safeParse(given).error?.issues[0]?.message;
    expect(sentenceOf({ show: 'all' })).toMatch(/top, entry, last-vote/);
    expect(sentenceOf({ entry: ['a', 'b'] })).toMatch(/id of an entry/);
  });
});
