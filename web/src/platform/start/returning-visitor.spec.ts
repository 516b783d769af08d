import { afterEach, beforeEach, expect, test } from 'vitest';
import { RETURNING_VISITOR } from './returning-visitor.js';

const HOUR_MS = 3_600_000;
const root = document.documentElement;
const run = () => {
  // As the page does.
  new Function(RETURNING_VISITOR)();
};

beforeEach(() => localStorage.clear());
afterEach(() => delete root.dataset.visited);

test('marks nobody on a first visit', () => {
  run();
  expect(root.dataset.visited).toBeUndefined();
});

test('marks who was here before, and keeps what is new at the same visit', () => {
  localStorage.setItem('quartermile.boardVisit', JSON.stringify({ at: Date.now() }));
  localStorage.setItem('quartermile.newEntries', '{}');
  run();
  expect(root.dataset.visited).toBe('');
  expect(localStorage.getItem('quartermile.newEntries')).toBe('{}');
});

test('marks nobody who opens a page again during a first visit, when nothing can be new', () => {
  localStorage.setItem('quartermile.boardVisit', JSON.stringify({ since: null, at: Date.now() }));
  run();
  expect(root.dataset.visited).toBeUndefined();
  localStorage.setItem('quartermile.boardVisit', JSON.stringify({ since: null, at: Date.now() - HOUR_MS }));
  run();
  expect(root.dataset.visited).toBe('');
});

test('removes what was new at an earlier visit', () => {
  localStorage.setItem('quartermile.boardVisit', JSON.stringify({ at: Date.now() - HOUR_MS }));
  localStorage.setItem('quartermile.newEntries', '{}');
  run();
  expect([root.dataset.visited, localStorage.getItem('quartermile.newEntries')]).toEqual(['', null]);
});

test('fails silently when the stored visit is damaged', () => {
  localStorage.setItem('quartermile.boardVisit', '{');
  expect(run).not.toThrow();
});
