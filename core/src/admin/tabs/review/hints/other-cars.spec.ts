import type { AdminCar } from '@quartermile/core/domain';
import { buildAdminCar } from '@quartermile/core/testing';
import { describe, expect, it } from 'vitest';
import { otherCarsOfDriver } from './other-cars.js';

const run = (vehicleId: string, createdAt: string, more: Partial<AdminCar> = {}): AdminCar =>
  buildAdminCar({
    _id: `${vehicleId} ${createdAt}`,
    vehicleId,
    driverId: 'thandi',
    time: '12.0',
    createdAt: `2026-${createdAt}T10:00:00.000Z`,
    ...more,
  });
const sent = { driverId: 'thandi', vehicleId: 'golf' };
const idsOf = (approved: readonly AdminCar[], of: Parameters<typeof otherCarsOfDriver>[0] = sent) =>
  otherCarsOfDriver(of, approved).map(({ _id }) => _id);

describe('the other cars of a driver', () => {
  it('are the cars of the same driver without the car of the run', () => {
    const approved = [
      run('golf', '01-01'),
      run('polo', '01-02'),
      run('m2', '01-03', { driverId: 'sipho' }),
      run('gtr', '01-04', { driverId: null, owner: 'Thandi' }),
    ];
    expect(idsOf(approved)).toEqual(['polo 01-02']);
  });

  it('have their best run each, of equal times the first', () => {
    const approved = [
      run('polo', '01-03', { time: '12.9' }),
      run('polo', '01-02', { time: '11.9' }),
      run('polo', '01-04', { time: '11.9' }),
      run('m2', '01-01', { time: null, worldFacts: null }),
    ];
    expect(idsOf(approved)).toEqual(['polo 01-02', 'm2 01-01']);
  });

  it('are sorted by when these runs were sent, the latest first', () => {
    const approved = [run('polo', '02-01'), run('m2', '03-01'), run('gtr', '01-01'), run('gti', '02-15')];
    expect(idsOf(approved)).toEqual(['m2 03-01', 'gti 02-15', 'polo 02-01', 'gtr 01-01']);
  });

  it('keep the order of the list where they were sent at the same moment', () => {
    expect(idsOf([run('polo', '02-01'), run('m2', '02-01')])).toEqual(['polo 02-01', 'm2 02-01']);
  });

  it.each([null, undefined, ''])('are none of a run without a driver (%j)', (driverId) => {
    expect(idsOf([run('polo', '01-01', { driverId })], { vehicleId: 'golf', driverId })).toEqual([]);
  });

  it('are none without approved runs', () => {
    expect(idsOf([])).toEqual([]);
  });
});
