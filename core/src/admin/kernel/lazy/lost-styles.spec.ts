import { beforeEach, expect, test, vi } from 'vitest';
import type * as LostStyles from './lost-styles.js';

const sheets = () => [...document.querySelectorAll('link')];

/** Fires an event on the page's last style sheet. */
const settle = (outcome: 'load' | 'error') => sheets().at(-1)?.dispatchEvent(new Event(outcome));

/** Imports a fresh module for each test, because it stores the failed style sheets at module level. */
let module: typeof LostStyles;
beforeEach(async () => {
  document.head.replaceChildren();
  vi.resetModules();
  module = await import('./lost-styles.js');
});

/** Loads code whose style sheet fails to load. */
const loseOne = () =>
  module.noteLostStyles(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'https://quartermile.example/a.css';
    document.head.append(link);
    settle('error');
    throw new Error('no styles');
  });

test('a style sheet that did not come is asked for again, as often as it takes', async () => {
  await expect(loseOne()).rejects.toThrow('no styles');
  const second = module.recallLostStyles();
  settle('error');
  await expect(second).rejects.toThrow('https://quartermile.example/a.css');
  const third = module.recallLostStyles();
  expect(sheets().map(({ href }) => href)).toEqual(Array(2).fill('https://quartermile.example/a.css'));
  settle('load');
  await third;
  expect(sheets()).toHaveLength(1);
  await module.recallLostStyles();
  expect(sheets()).toHaveLength(1);
});

test('nothing is asked for again where all came', async () => {
  expect(await module.noteLostStyles(async () => 'code')).toBe('code');
  await module.recallLostStyles();
  expect(sheets()).toEqual([]);
});
