import { expect, test } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { createDestinationStore, tabOf } from './use-destination.js';

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
  store.watch(() => seen.push(store.read().carId));
  store.navigate({ tab: 'approved', submission: null });
  store.openCar('golf');
  expect(store.read()).toEqual({ tab: 'approved', submission: null, carId: 'golf' });
  store.openCar(null);
  expect(store.read()).toEqual({ tab: 'approved', submission: null, carId: null });
  expect(seen).toEqual([undefined, 'golf', null]);
});

test('a tab or a submission that is requested closes the drawer', () => {
  const { store, emit } = make();
  store.openCar('golf');
  emit({ type: 'open-tab', tab: 'videos' });
  expect(store.read().carId).toBeUndefined();
  store.openCar('golf');
  emit({ type: 'open-submission', site: null, carId: 'polo', approves: false });
  expect(store.read()).toEqual({ tab: 'videos', submission: { carId: 'polo', site: null } });
  expect(tabOf(store.read())).toBe('pending');
});
