import { describe, expect, test } from 'vitest';
import { buildAdminCar } from '../../../testing/index.js';
import {
  emptyReviewQueue,
  isProofSeen,
  markSeen,
  moveOn,
  moveSelection,
  selectCar,
  selectedCar,
  tickedCategories,
  toggleCategory,
} from './review-queue.js';

const [first, second, third] = ['a', 'b', 'c'].map((_id) => buildAdminCar({ _id })) as [
  ReturnType<typeof buildAdminCar>,
  ReturnType<typeof buildAdminCar>,
  ReturnType<typeof buildAdminCar>,
];
const cars = [first, second, third];

describe('the selection', () => {
  test('begins at the oldest car', () => {
    expect(selectedCar(emptyReviewQueue, cars)).toBe(first);
    expect(selectedCar(emptyReviewQueue, [])).toBeNull();
  });

  test('moves one by one and stays at the ends', () => {
    const down = moveSelection(emptyReviewQueue, cars, 1);
    expect(selectedCar(down, cars)).toBe(second);
    const end = moveSelection(moveSelection(down, cars, 1), cars, 1);
    expect(selectedCar(end, cars)).toBe(third);
    expect(selectedCar(moveSelection(emptyReviewQueue, cars, -1), cars)).toBe(first);
  });

  test('takes the place of a car that has gone', () => {
    const queue = selectCar(emptyReviewQueue, cars, 'b');
    expect(selectedCar(queue, [first, third])).toBe(third);
    expect(selectedCar(queue, [first])).toBe(first);
  });

  test('stays with its car when others go', () => {
    const queue = selectCar(emptyReviewQueue, cars, 'c');
    expect(selectedCar(queue, [third])).toBe(third);
  });

  test('goes on to the next car after a decision, back after the last one', () => {
    expect(selectedCar(moveOn(emptyReviewQueue, cars, 'a'), cars)).toBe(second);
    const last = selectCar(emptyReviewQueue, cars, 'c');
    expect(selectedCar(moveOn(last, cars, 'c'), cars)).toBe(second);
  });
});

describe('the ticks', () => {
  const hinted = buildAdminCar({ requestedCategories: ['Votes by Viewers'] });

  test('begin with what the owner asked for', () => {
    expect(tickedCategories(emptyReviewQueue, hinted)).toEqual(['Votes by Viewers']);
  });

  test('never begin with World Facts', () => {
    const wished = buildAdminCar({ requestedCategories: ['World Facts', 'Our Drag Races'] });
    expect(tickedCategories(emptyReviewQueue, wished)).toEqual(['Our Drag Races']);
    const ticked = toggleCategory(emptyReviewQueue, wished, 'World Facts');
    expect(tickedCategories(ticked, wished)).toEqual(['Our Drag Races', 'World Facts']);
  });

  test('can be set and taken away, for one car alone', () => {
    const set = toggleCategory(emptyReviewQueue, hinted, 'World Facts');
    expect(tickedCategories(set, hinted)).toEqual(['Votes by Viewers', 'World Facts']);
    const taken = toggleCategory(set, hinted, 'Votes by Viewers');
    expect(tickedCategories(taken, hinted)).toEqual(['World Facts']);
    expect(tickedCategories(taken, first)).toEqual([]);
  });
});

describe('a proof that was seen', () => {
  const car = buildAdminCar({ _id: 'a', proofImage: '/media/proof/one.webp?signature=1' });
  const queue = markSeen(emptyReviewQueue, car);

  test('was seen, also by another signature, and for its own car only', () => {
    expect(isProofSeen(emptyReviewQueue, car)).toBe(false);
    expect(isProofSeen(queue, car)).toBe(true);
    expect(isProofSeen(queue, { ...car, proofImage: '/media/proof/one.webp?signature=2' })).toBe(true);
    expect(isProofSeen(queue, { ...car, _id: 'b' })).toBe(false);
    expect(markSeen(queue, car)).toBe(queue);
  });

  test('was not seen once the driver replaced it', () => {
    expect(isProofSeen(queue, { ...car, proofImage: '/media/proof/two.webp?signature=1' })).toBe(false);
    expect(isProofSeen(queue, { ...car, proofImage: null })).toBe(false);
  });

  test('is read from drafts of earlier versions', () => {
    expect(isProofSeen({ selected: null, ticks: {} }, car)).toBe(false);
  });
});
