import { expect, test } from '@jest/globals';
import { buildEntry } from '@quartermile/core/testing';
import { boardCard } from './board-card.js';
import { INK } from './share-layout.js';
import { boardSubject, entrySubject, raceSubject, segmentSubject } from './share-subject.js';

const SITE = { siteName: 'Quartermile', accent: null };

test.each([
  ['Golf 7 R', 'Thandi', 'Golf 7 R'],
  ['Лада Нива', 'Thandi', 'Thandi'],
  ['Лада Нива', 'Тамара', 'A car on the board'],
  ['日産', '', 'A car on the board'],
])('the card of %j of %j calls it %j', (name, owner, shown) => {
  const entry = buildEntry({ car: { name, owner } });
  expect(entrySubject({ position: 1, entry }, SITE).name).toBe(shown);
});

test('the card of a World Facts time has its source, and that of an own time has none', () => {
  const sourced = { worldFacts: '9.5', worldFactsSource: 'Strip log' };
  const sourceOf = (time: string | null) =>
    entrySubject({ position: 1, entry: buildEntry({ car: { ...sourced, time } }) }, SITE).source;
  expect([sourceOf(null), sourceOf('11.8')]).toEqual(['Source: Strip log', null]);
});

test('each row of a board and each lane of a race has the source of its World Facts time', () => {
  const sourced = { worldFacts: '9.5', worldFactsSource: 'Strip log' };
  const own = buildEntry({ car: { ...sourced, time: '11.8' } });
  const reference = buildEntry({ car: { ...sourced, time: null } });
  const voted = buildEntry({ category: 'Votes by Viewers', car: { ...sourced, time: null } });
  const places = [reference, own, voted].map((entry) => ({ position: 1, entry }));
  const board = boardSubject('World Facts', places, SITE);
  expect(board.places.map(({ source }) => source)).toEqual(['Source: Strip log', null, null]);
  const race = raceSubject(own, voted, SITE);
  expect(race.lanes.map(({ source }) => source)).toEqual([null, 'Source: Strip log']);
});

test('the card of a board has medals, and that of a segment has the places in it without any', () => {
  const places = [{ position: 4, rank: 1, entry: buildEntry() }];
  const segment = segmentSubject({ segment: { name: 'Front-Wheel Drive' }, places }, SITE);
  expect(segment.places[0]?.position).toBe(1);
  expect(JSON.stringify(boardCard(segment))).not.toContain(INK.medals[0]);
  const board = boardSubject('World Facts', [{ position: 1, entry: buildEntry() }], SITE);
  expect(JSON.stringify(boardCard(board))).toContain(INK.medals[0]);
});
