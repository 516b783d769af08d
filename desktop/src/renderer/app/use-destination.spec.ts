import { expect, test } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { createDestinationStore } from './use-destination.js';

const site = 'https://one.example';
const car = { site, carId: 'golf' };

function make() {
  const listeners: ((event: AppEvent) => void)[] = [];
  const store = createDestinationStore({
    onEvent(listener) {
      listeners.push(listener);
      return () => undefined;
    },
  });
  return { store, emit: (event: AppEvent) => listeners.forEach((listener) => listener(event)) };
}

test('opens and closes the drawer of a car on the same tab', () => {
  const { store } = make();
  const seen: unknown[] = [];
  store.watch(() => seen.push(store.read().car));
  store.navigate({ tab: 'approved', submission: null });
  store.openCar(car);
  expect(store.read()).toEqual({ tab: 'approved', submission: null, car });
  store.openCar(null);
  expect(store.read()).toEqual({ tab: 'approved', submission: null, car: null });
  expect(seen).toEqual([undefined, car, null]);
});

test('a tab or a submission that is requested closes the drawer', () => {
  const { store, emit } = make();
  store.openCar(car);
  emit({ type: 'open-tab', tab: 'videos' });
  expect(store.read().car).toBeUndefined();
  store.openCar(car);
  emit({ type: 'open-submission', site, carId: 'polo', approves: false });
  expect(store.read()).toEqual({ tab: 'pending', submission: { carId: 'polo', site } });
});
