import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnsentDecision } from './unsent-decision.js';
import { openUnsentStore } from './unsent-store.js';

const reject = (carId: string, key = carId): UnsentDecision => ({
  decision: { carId, action: 'reject' },
  carName: carId,
  key,
  leftWithPage: false,
});
const keys = (store = openUnsentStore('unsent')) => store.read().map(({ key }) => key);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('stored decisions are available to the next page until they are deleted', () => {
  const store = openUnsentStore('unsent');
  store.keep([reject('golf'), reject('polo')]);
  expect(keys()).toEqual(['golf', 'polo']);
  store.forget(['golf', 'polo']);
  expect(localStorage.length).toBe(0);
});

test('a later decision about the same car takes the place of the earlier one', () => {
  const store = openUnsentStore('unsent');
  store.keep([reject('golf', 'first')]);
  store.keep([reject('golf', 'second')]);
  expect(keys(store)).toEqual(['second']);
});

test('decisions stored by another window are preserved', () => {
  const [one, other] = [openUnsentStore('unsent'), openUnsentStore('unsent')];
  one.keep([reject('golf')]);
  other.keep([reject('polo')]);
  one.forget(['golf']);
  expect(keys()).toEqual(['polo']);
});

test('changes are heard of until listening ends', () => {
  const store = openUnsentStore('unsent');
  const listener = vi.fn<() => void>();
  const stop = store.watch(listener);
  store.keep([reject('golf')]);
  expect(listener).toHaveBeenCalledTimes(1);
  store.forget(['unknown']);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.forget(['golf']);
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['no JSON', '{}', '[null, {"key": 1}]'])('what cannot be read (%s) is nothing', (stored) => {
  localStorage.setItem('unsent', stored);
  expect(keys()).toEqual([]);
});

test('a browser that keeps nothing keeps it for the life of the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied');
  });
  const store = openUnsentStore('unsent');
  store.keep([reject('golf')]);
  store.keep([reject('polo')]);
  expect(keys(store)).toEqual(['golf', 'polo']);
});
