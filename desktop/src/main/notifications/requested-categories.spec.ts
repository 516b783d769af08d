import { buildAdminCar } from '@quartermile/core/testing';
import { expect, test, vi } from 'vitest';
import { CATEGORIES_WAIT_MS, type CallSite, hasRequestedCategories } from './requested-categories.js';

const SITE = 'https://one.example';
const cars = [
  buildAdminCar({ _id: 'golf', requestedCategories: ['Our Drag Races'] }),
  buildAdminCar({ _id: 'polo', requestedCategories: [] }),
  buildAdminCar({ _id: 'up', requestedCategories: ['World Facts'] }),
];
const answer: CallSite = async ({ path }) => {
  expect(path).toBe('/api/cars/pending');
  return { status: 200, headers: [['content-type', 'application/json']], body: JSON.stringify(cars) };
};

test.each([
  ['golf', true],
  ['polo', false],
  ['up', false],
  ['gone', false],
])('the wish of %s ticks categories: %s', async (carId, hasCategories) => {
  expect(await hasRequestedCategories(SITE, carId, answer)).toBe(hasCategories);
});

test('is false when the site is unreachable or slow', async () => {
  expect(
    await hasRequestedCategories(SITE, 'golf', async () => ({ status: 401, headers: [], body: '{}' })),
  ).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signal = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    setTimeout(() => signal.abort(), ms);
    return signal.signal;
  });
  const asking = hasRequestedCategories(SITE, 'golf', () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(CATEGORIES_WAIT_MS);
  expect(await asking).toBe(false);
  vi.useRealTimers();
});
