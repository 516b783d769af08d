import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSummary, type Summary } from './summary.js';

let summary: Summary;
const text = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  summary = addSummary();
});
afterEach(() => {
  summary.remove();
  vi.useRealTimers();
});

test('says how many cars moved, twice a minute at most, and each car once', () => {
  summary.add(['golf', 'polo']);
  expect(text()).toBe('The board has changed: 2 cars have new places.');
  summary.add(['jazz']);
  summary.add(['jazz']);
  vi.advanceTimersByTime(29_000);
  expect(text()).toBe('The board has changed: 2 cars have new places.');
  vi.advanceTimersByTime(1000);
  expect(text()).toBe('The board has changed: 1 car has a new place.');
});

test('leaves nothing behind', () => {
  summary.add(['golf']);
  summary.remove();
  expect(text()).toBeUndefined();
});
