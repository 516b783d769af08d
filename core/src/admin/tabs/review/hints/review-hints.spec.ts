import type { SeenPicture } from '@quartermile/core/domain';
import { buildAdminCar, buildAdminEntry, buildSlipValue } from '@quartermile/core/testing';
import { describe, expect, test } from 'vitest';
import { gatherKnowledge, reviewFlags, reviewHints } from './review-hints.js';

const golf = buildAdminCar({ _id: 'golf', driverId: 'thabo' });

describe('hints about a submission', () => {
  test('are none for an ordinary car', () => {
    const polo = buildAdminCar({ _id: 'polo', name: 'Polo GTI', driverId: 'sipho' });
    expect(reviewHints(golf, gatherKnowledge([golf, polo], [], []))).toEqual([]);
  });

  test('name the car that carries the same picture, whatever signs its address', () => {
    const car = { ...golf, proofImage: '/media/private/abc?expires=1&signature=x' };
    const earlier = buildAdminCar({
      _id: 'm2',
      name: 'BMW M2',
      status: 'approved',
      proofImage: '/media/private/abc?expires=2&signature=y',
    });
    expect(reviewHints(car, gatherKnowledge([car], [earlier], []))).toEqual([
      'This picture was seen before, with BMW M2.',
    ]);
  });

  test('know a car picture again that comes as a slip', () => {
    const car = { ...golf, proofImage: '/media/private/abc?expires=1' };
    const earlier = buildAdminCar({ _id: 'm2', name: 'BMW M2', image: '/media/abc' });
    expect(reviewHints(car, gatherKnowledge([car, earlier], [], []))).toContain(
      'This picture was seen before, with BMW M2.',
    );
  });

  test('name the rejected car that carries the same picture', () => {
    const car = { ...golf, seenWithRejected: ['Toyota Supra'] };
    expect(reviewHints(car, gatherKnowledge([car], [], []))).toEqual([
      'This picture was seen before, with Toyota Supra, which was rejected.',
    ]);
  });

  test('do not take different pictures for the same one', () => {
    const car = { ...golf, image: '/media/abc' };
    const other = buildAdminCar({ _id: 'm2', name: 'BMW M2', image: '/media/xyc' });
    expect(reviewHints(car, gatherKnowledge([car, other], [], []))).toEqual([]);
    // A car that was sent after the others were loaded.
    expect(reviewHints(car, gatherKnowledge([], [], []))).toEqual([]);
  });

  test('allow one picture for all runs of a driver in the same car', () => {
    const car = { ...golf, image: '/media/abc' };
    const run = { ...car, _id: 'run', vehicleId: 'another', name: 'VW Golf-7R' };
    const name = 'vw golf 7 R';
    const knowledge = (driverId: string) => gatherKnowledge([], [{ ...run, driverId }], []);
    expect(reviewHints({ ...car, name }, knowledge('thabo'))).toEqual([]);
    expect(reviewHints({ ...car, name }, knowledge('sipho'))).toEqual([
      'This picture was seen before, with VW Golf-7R.',
    ]);
  });

  test('name a rejected car beside an approved one of the same name', () => {
    const car = { ...golf, seenWithRejected: ['BMW M2'] };
    const seen: SeenPicture = {
      ...{ carId: 'golf', picture: 'proofImage', isEqual: false },
      other: {
        ...{ carId: 'm2', picture: 'proofImage', name: 'BMW M2', status: 'approved', time: '12.4' },
        ...{ at: '2026-03-07', isSameCar: false },
      },
    };
    expect(reviewHints(car, gatherKnowledge([car], [], [], [seen]))).toEqual([
      'The proof looks like the proof of BMW M2 (12.4 s, Mar 2026), which was approved.',
      'This picture was seen before, with BMW M2, which was rejected.',
    ]);
  });

  test('ignore one car that shows one picture twice', () => {
    const car = { ...golf, image: '/media/abc', proofImage: '/media/abc' };
    expect(reviewHints(car, gatherKnowledge([car], [], []))).toEqual([]);
  });

  test('count other pending cars of the same driver, whatever name and number were sent', () => {
    const other = buildAdminCar({
      ...{ _id: 'm2', name: 'BMW M2', driverId: 'thabo' },
      ...{ owner: 'T.', cellphone: null },
    });
    expect(reviewHints(golf, gatherKnowledge([golf, other], [], []))).toEqual([
      'Another pending car is of the same driver.',
    ]);
    const third = { ...other, _id: 'rs3' };
    expect(reviewHints(golf, gatherKnowledge([golf, other, third], [], []))).toEqual([
      '2 other pending cars are of the same driver.',
    ]);
  });

  test('mention a time below a record, and not one that equals it', () => {
    const entry = (time: string) =>
      buildAdminEntry({ category: 'Our Drag Races', car: buildAdminCar({ _id: 'best', time }) });
    expect(reviewHints(golf, gatherKnowledge([golf], [], [entry('11.9'), entry('12.4')]))).toEqual([
      'Faster than the record of Our Drag Races, which is 11.9 s.',
    ]);
    expect(reviewHints(golf, gatherKnowledge([golf], [], [entry('11.8')]))).toEqual([]);
  });

  test('quote the first of two equal records, and no car without a time', () => {
    const entry = (time: string | null) =>
      buildAdminEntry({ category: 'Our Drag Races', car: buildAdminCar({ _id: 'best', time }) });
    const entries = [entry(null), entry('11.90'), entry('11.9')];
    expect(reviewHints(golf, gatherKnowledge([golf], [], entries))).toEqual([
      'Faster than the record of Our Drag Races, which is 11.90 s.',
    ]);
  });

  test('say how big a step below a record is', () => {
    const entry = buildAdminEntry({
      category: 'Our Drag Races',
      car: buildAdminCar({ _id: 'best', time: '12.6' }),
    });
    expect(reviewHints(golf, gatherKnowledge([golf], [], [entry]))).toEqual([
      'Faster than the record of Our Drag Races by 0.8 s, which is a big step: 11.8 s, and the record stands at 12.6 s.',
    ]);
    const half = { ...golf, time: '12.1' };
    expect(reviewHints(half, gatherKnowledge([half], [], [entry]))).toEqual([
      'Faster than the record of Our Drag Races by 0.5 s, which is a big step: 12.1 s, and the record stands at 12.6 s.',
    ]);
    const near = { ...golf, time: '12.101' };
    expect(reviewHints(near, gatherKnowledge([near], [], [entry]))).toEqual([
      'Faster than the record of Our Drag Races, which is 12.6 s.',
    ]);
  });

  test('compare the figures of the run with each other', () => {
    const odd = { ...golf, trapSpeed: 115, sixtyFoot: 1.2 };
    expect(reviewHints(odd, gatherKnowledge([odd], [], []))).toEqual([
      'The trap speed is low for the time: 115 km/h, where a run of 11.8 s has about 186 km/h.',
      '60 ft in 1.2 s is quick for a run of 11.8 s: 1.30 s is the least that is usual.',
    ]);
  });

  test('compare a run with power and weight of the same model, unless its factory time says more', () => {
    const stock = buildAdminCar({
      ...{ _id: 'stock', name: 'volkswagen golf-7 R', status: 'approved', driverId: null },
      ...{ factoryPower: '60 kW', factoryWeight: '1 200 kg' },
    });
    expect(reviewHints(golf, gatherKnowledge([golf], [stock], []))).toEqual([
      'Far quicker than factory power and weight allow: 11.8 s, where 60 kW and 1 200 kg give about 19.2 s.',
    ]);
    const partial = { ...golf, factoryPower: '60 kW' };
    expect(reviewHints(partial, gatherKnowledge([partial], [stock], []))).toHaveLength(1);
    const spelled = { ...golf, name: 'Volkswagen Golf7R' };
    expect(reviewHints(spelled, gatherKnowledge([spelled], [stock], []))).toHaveLength(1);
    const timed = { ...stock, factoryQuarterMile: '17.0 s' };
    expect(reviewHints(golf, gatherKnowledge([golf], [timed], []))).toEqual([
      'Far quicker than the factory figure for this car: 17.0 s.',
    ]);
  });

  test('know no record where no car has a time, nor where viewers vote', () => {
    const untimed = buildAdminEntry({ car: buildAdminCar({ _id: 'x', time: null }) });
    const voted = buildAdminEntry({
      category: 'Votes by Viewers',
      car: buildAdminCar({ _id: 'y', time: '20.0' }),
    });
    expect(reviewHints(golf, gatherKnowledge([golf], [], [untimed, voted]))).toEqual([]);
  });

  test('doubt a time far below the factory figure of the same model', () => {
    const stock = buildAdminCar({
      _id: 'stock',
      name: 'volkswagen golf-7 R',
      status: 'approved',
      factoryQuarterMile: '14.0 s',
    });
    expect(reviewHints(golf, gatherKnowledge([golf], [stock], []))).toEqual([
      'Far quicker than the factory figure for this car: 14.0 s.',
    ]);
    const polo = { ...golf, name: 'Polo GTI' };
    expect(reviewHints(polo, gatherKnowledge([polo], [stock], []))).toEqual([]);
    const slower = { ...golf, time: '11.9' };
    expect(reviewHints(slower, gatherKnowledge([slower], [stock], []))).toEqual([]);
    // Read as 13 s, it would be no hint.
    const withComma = { ...stock, factoryQuarterMile: '13,9 s' };
    expect(reviewHints(golf, gatherKnowledge([golf], [withComma], []))).toEqual([
      'Far quicker than the factory figure for this car: 13,9 s.',
    ]);
  });
});

describe('the flags of a submission', () => {
  const flags = (...cars: Parameters<typeof gatherKnowledge>) => reviewFlags(golf, gatherKnowledge(...cars));
  const nothing = {
    ...{ isFlagged: false, hasOtherTime: false, isUnreadable: false, isRecord: false, hasSameDriver: false },
  };

  test('are none for an ordinary car, and for one whose driver only has the same name', () => {
    const namesake = buildAdminCar({ _id: 'polo', driverId: 'another Thabo' });
    expect(flags([golf, namesake], [{ ...namesake, _id: 'm2', status: 'approved' }], [])).toEqual(nothing);
    const noPhone = buildAdminCar({ driverId: null });
    expect(reviewFlags(noPhone, gatherKnowledge([noPhone, { ...noPhone, _id: 'b' }], [], []))).toEqual(
      nothing,
    );
  });

  test('name the same driver, of a pending or an approved car', () => {
    const other = buildAdminCar({ _id: 'm2', owner: 'Somebody', driverId: 'thabo', cellphone: null });
    const same = { ...nothing, hasSameDriver: true };
    expect(flags([golf, other], [], [])).toEqual(same);
    expect(flags([golf], [{ ...other, status: 'approved' }], [])).toEqual(same);
  });

  test('name a record', () => {
    const entry = buildAdminEntry({
      category: 'Our Drag Races',
      car: buildAdminCar({ _id: 'x', time: '11.9' }),
    });
    expect(flags([golf], [], [entry])).toEqual({ ...nothing, isRecord: true });
  });

  test('name what is odd: a picture that was seen before, the figures, another time on the slip', () => {
    const knowledge = gatherKnowledge([golf], [], []);
    const odd = { ...golf, trapSpeed: 115 };
    expect(reviewFlags(odd, knowledge)).toEqual({ ...nothing, isFlagged: true });
    const copied = { ...golf, seenWithRejected: ['Toyota Supra'] };
    expect(reviewFlags(copied, knowledge)).toEqual({ ...nothing, isFlagged: true });
    const time = {
      figure: 'time',
      value: buildSlipValue({ value: '12.700' }),
      agreement: 'different',
    } as const;
    const slip = { state: 'read', figures: [time] } as const;
    expect(reviewFlags(golf, knowledge, slip)).toEqual({ ...nothing, isFlagged: true, hasOtherTime: true });
    const agrees = { ...slip, figures: [{ ...time, agreement: 'equal' }] } as const;
    expect(reviewFlags(golf, knowledge, agrees)).toEqual(nothing);
  });

  test.each(['unreadable', 'failed'] as const)('name a proof that is %s', (state) => {
    const slip = { state, figures: [] };
    expect(reviewFlags(golf, gatherKnowledge([golf], [], []), slip)).toEqual({
      ...nothing,
      isUnreadable: true,
    });
  });
});
