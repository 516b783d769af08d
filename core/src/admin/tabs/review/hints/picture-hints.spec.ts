import { isSameCar, isWorthHint, type SeenPicture } from '@quartermile/core/domain';
import { buildAdminCar } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { describeSeenPicture } from './picture-hints.js';
import { gatherKnowledge, reviewHints } from './review-hints.js';

const seen = (other: Partial<SeenPicture['other']> = {}, more: Partial<SeenPicture> = {}): SeenPicture => ({
  ...{ carId: 'golf', picture: 'proofImage', isEqual: false },
  other: {
    ...{ carId: 'm2', picture: 'proofImage', name: 'BMW M2', status: 'rejected', time: '12.4' },
    ...{ at: '2026-03-07', isSameCar: false },
    ...other,
  },
  ...more,
});

describe('a picture that was seen before, in words', () => {
  test.each([
    [seen(), 'The proof looks like the proof of BMW M2 (12.4 s, Mar 2026), which was rejected.'],
    [
      seen({ picture: 'image', status: 'approved', time: null }, { picture: 'image', isEqual: true }),
      'The car picture is the same file as the car picture of BMW M2 (no time, Mar 2026), which was approved.',
    ],
    [
      seen({ status: 'pending', at: '2026-02-28T22:30:00.000Z' }),
      'The proof looks like the proof of BMW M2 (12.4 s, Mar 2026), which is pending, too.',
    ],
    [
      seen({}, { hasSameFigures: true }),
      'The proof shows the same figures as the proof of BMW M2 (12.4 s, Mar 2026), which was rejected.',
    ],
    [
      seen({ status: 'withdrawn', isSameCar: true }),
      'The proof looks like the proof of BMW M2 (12.4 s, Mar 2026), a withdrawn run of this car.',
    ],
  ])('%#', (picture, sentence) => {
    expect(describeSeenPicture(picture)).toBe(sentence);
  });
});

describe('the hints of the review about pictures', () => {
  const golf = buildAdminCar({ _id: 'golf', image: '/media/a', proofImage: '/media/b', driverId: null });
  const m2 = buildAdminCar({ _id: 'm2', name: 'BMW M2', image: '/media/a', driverId: null });

  test('come from equal files until the server has compared them', () => {
    expect(reviewHints(golf, gatherKnowledge([golf, m2], [], []))).toEqual([
      'This picture was seen before, with BMW M2.',
    ]);
    const compared = seen({ picture: 'image', status: 'pending' }, { picture: 'image', isEqual: true });
    expect(reviewHints(golf, gatherKnowledge([golf, m2], [], [], [compared]))).toEqual([
      'The car picture is the same file as the car picture of BMW M2 (12.4 s, Mar 2026), which is pending, too.',
    ]);
  });

  test('name a rejected car once', () => {
    const car = { ...golf, seenWithRejected: ['BMW M2', 'Polo'] };
    expect(reviewHints(car, gatherKnowledge([car], [], [], [seen()]))).toEqual([
      'The proof looks like the proof of BMW M2 (12.4 s, Mar 2026), which was rejected.',
      'This picture was seen before, with Polo, which was rejected.',
    ]);
  });

  test('are none for the car picture of another run of the car', () => {
    const run = { ...m2, vehicleId: golf.vehicleId };
    expect(reviewHints(golf, gatherKnowledge([golf, run], [], []))).toEqual([]);
    const proof = { ...run, image: null, proofImage: '/media/private/b?signature=1' };
    expect(reviewHints(golf, gatherKnowledge([golf, proof], [], []))).toEqual([
      'This picture was seen before, with BMW M2.',
    ]);
  });
});

describe('whether two runs are of one car', () => {
  const run = { carId: 'a', vehicleId: 'v', driverId: 'd', name: 'Polo GTI', picture: 'image' } as const;
  test.each([
    [{ vehicleId: 'v', driverId: 'other', name: 'x' }, true],
    [{ vehicleId: 'w', driverId: 'd', name: 'polo-gti' }, true],
    [{ vehicleId: 'w', driverId: 'd', name: 'Golf' }, false],
    [{ vehicleId: 'w', driverId: null, name: 'Polo GTI' }, false],
  ])('%o: %s', (other, expected) => {
    expect(isSameCar(run, { ...run, carId: 'b', ...other })).toBe(expected);
    expect(isWorthHint(run, { ...run, carId: 'b', ...other })).toBe(!expected);
    expect(isWorthHint({ ...run, picture: 'proofImage' }, { ...run, carId: 'b', ...other })).toBe(true);
  });

  test('a run is not compared with itself, nor unknown drivers with each other', () => {
    expect(isWorthHint({ ...run, picture: 'proofImage' }, run)).toBe(false);
    const unknown = { ...run, driverId: null };
    expect(isSameCar(unknown, { ...unknown, carId: 'b', vehicleId: 'w' })).toBe(false);
  });
});
