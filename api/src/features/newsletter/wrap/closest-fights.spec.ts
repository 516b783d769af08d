import { expect, test } from '@jest/globals';
import { type Category, placesOfBoard } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { closestFights } from './closest-fights.js';

/** The places of a board with a car for each time or number of votes: "Car 1" and so on. */
function board(figures: readonly (number | string)[], category: Category = 'Our Drag Races') {
  const entries = figures.map((figure, at) =>
    buildEntry({
      _id: `${category} ${at}`,
      category,
      votes: typeof figure === 'number' ? figure : 0,
      car: {
        _id: `car ${at + 1}`,
        name: `Car ${at + 1}`,
        time: typeof figure === 'string' ? figure : null,
        worldFacts: null,
      },
    }),
  );
  return placesOfBoard(entries, category);
}
const namesOf = (...boards: Parameters<typeof closestFights>[0]) =>
  closestFights(boards).map(({ ahead, behind }) => `${ahead.name} and ${behind.name}`);

const APART = Array.from({ length: 9 }, (_, at) => `${at + 10}.0`);

test.each([
  [[...APART, '18.1'], ['Car 9 and Car 10']],
  [[...APART, '19.0', '19.1'], []],
])('are among the first ten places: %j', (times, fights) => {
  expect(namesOf(board(times))).toEqual(fights);
});

test.each([
  ['10.3', 1],
  ['10.31', 0],
])('are at most 0.3 s apart: 10.0 and %s', (time, count) => {
  expect(namesOf(board(['10.0', time]))).toHaveLength(count);
});

test.each([
  [5, 1],
  [4, 0],
])('are at most 5 votes apart: 10 and %i', (votes, count) => {
  expect(namesOf(board([10, votes], 'Votes by Viewers'))).toHaveLength(count);
});

test('have the same two cars once, where they are closest', () => {
  const fights = closestFights([board(['10.0', '10.2']), board([10, 9], 'Votes by Viewers')]);
  expect(fights).toMatchObject([{ gap: '1 vote', ahead: { name: 'Car 1' }, behind: { name: 'Car 2' } }]);
});

test('are three at most', () => {
  expect(namesOf(board(['10.0', '10.1', '10.2', '10.3', '10.4']))).toEqual([
    'Car 1 and Car 2',
    'Car 2 and Car 3',
    'Car 3 and Car 4',
  ]);
});

test('are those of the better places first where gaps are equal', () => {
  const worldFacts = board(['9.0', '9.5', '10.5', '10.6'], 'World Facts');
  const fights = closestFights([worldFacts, board(['10.0', '10.1'])]);
  expect(fights.map(({ ahead }) => [ahead.board, ahead.position])).toEqual([
    ['Our Drag Races', 1],
    ['World Facts', 3],
  ]);
});
