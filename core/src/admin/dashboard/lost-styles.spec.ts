import { beforeEach, expect, test } from 'vitest';
import { noteLostStyles, recallLostStyles } from './lost-styles.js';

const sheets = () => [...document.querySelectorAll('link')];

/** Has the page's last style sheet come, or not. */
const settle = (outcome: 'load' | 'error') => sheets().at(-1)?.dispatchEvent(new Event(outcome));

beforeEach(() => document.head.replaceChildren());

/** Loads code whose style sheet does not come. */
const loseOne = () =>
  noteLostStyles(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'https://quartermile.example/a.css';
    document.head.append(link);
    settle('error');
    throw new Error('no styles');
  });

test('a style sheet that did not come is asked for again, as often as it takes', async () => {
  await expect(loseOne()).rejects.toThrow('no styles');
  const second = recallLostStyles();
  settle('error');
  await expect(second).rejects.toThrow('https://quartermile.example/a.css');
  const third = recallLostStyles();
  expect(sheets().map(({ href }) => href)).toEqual(Array(2).fill('https://quartermile.example/a.css'));
  settle('load');
  await third;
  expect(sheets()).toHaveLength(1);
  await recallLostStyles();
  expect(sheets()).toHaveLength(1);
});

test('nothing is asked for again where all came', async () => {
  expect(await noteLostStyles(async () => 'code')).toBe('code');
  await recallLostStyles();
  expect(sheets()).toEqual([]);
});
