import { expect, it } from '@jest/globals';
import { PendingChanges } from './pending-changes.js';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

it('collects ids once each', () => {
  const changes = new PendingChanges();
  changes.addCars(['a', 'b']);
  changes.addCars(['b']);
  changes.addEntries(['c']);
  expect([...(changes.cars ?? [])]).toEqual(['a', 'b']);
  expect([...(changes.entries ?? [])]).toEqual(['c']);
});

it('means all after a change of any, whatever follows', () => {
  const changes = new PendingChanges();
  changes.addCars(null);
  changes.addCars(['a']);
  changes.addEntries(null);
  changes.addEntries(['a']);
  expect([changes.cars, changes.entries]).toEqual([null, null]);
});

it('means all beyond the number that is read one by one', () => {
  const changes = new PendingChanges();
  changes.addCars(ids(1000));
  changes.addEntries(ids(5000));
  expect([changes.cars?.size, changes.entries?.size]).toEqual([1000, 5000]);
  changes.addCars(['one more']);
  changes.addEntries(['one more']);
  expect([changes.cars, changes.entries]).toEqual([null, null]);
});

it('takes in those of a failed update', () => {
  const [failed, later] = [new PendingChanges(), new PendingChanges()];
  failed.addCars(['a']);
  failed.addEntries(null);
  later.addCars(['b']);
  later.addAll(failed);
  expect([...(later.cars ?? [])]).toEqual(['b', 'a']);
  expect(later.entries).toBeNull();
});
