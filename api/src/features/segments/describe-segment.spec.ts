import { expect, test } from '@jest/globals';
import { wholeBoard } from '@quartermile/core/domain';
import { describeSegment } from './describe-segment.js';

const context = { thisYear: 2026, stripName: undefined };

test('a whole board is described by its name alone', () => {
  expect(describeSegment(wholeBoard, context)).toEqual(['Our Drag Races']);
});

test('each fact is described, in a fixed order', () => {
  const filter = {
    category: 'World Facts',
    drivetrain: 'AWD',
    aspiration: 'Electric',
    words: 'Hilux, Ranger, Amarok, Navara',
    kwPerTon: 1200,
    year: 2024,
    strip: 's1',
  } as const;
  expect(describeSegment(filter, { ...context, stripName: 'Tarlton' })).toEqual([
    'World Facts',
    'All-wheel drive',
    'Electric',
    'Name with Hilux, Ranger, Amarok and similar',
    'Under 1\u00a0200 kW per ton (factory figures)',
    'Run in 2024',
    'Run at Tarlton',
  ]);
});

test('a strip without a known name is described all the same', () => {
  const [, fact] = describeSegment({ ...wholeBoard, strip: 's1' }, context);
  expect(fact).toMatch(/strip/);
});
