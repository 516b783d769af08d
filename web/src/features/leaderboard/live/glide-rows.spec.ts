import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glideRows } from './glide-rows.js';

const ROW_PX = 60;
const board = document.createElement('ol');
const onMoved = vi.fn();
const animate = vi.fn();
const prefersLessMotion = vi.fn(() => false);

/** Rows below each other, in an order; known ones stay the same elements. */
const show = (...ids: string[]) =>
  board.replaceChildren(
    ...ids.map((id) => {
      const row = document.getElementById(`entry-${id}`) ?? document.createElement('li');
      return Object.assign(row, { id: `entry-${id}`, animate: (frames: Keyframe[]) => animate(id, frames) });
    }),
  );
/** Lets the observer of the rows see the change. */
const seen = () => Promise.resolve();
/** How many px above its new place a row begins. */
const shiftOf = (id: string) => animate.mock.calls.find(([one]) => one === id)?.[1][0].transform;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren(board);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion() }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const order = [...board.children].indexOf(this);
    return { top: Math.max(order, 0) * ROW_PX } as DOMRect;
  });
  show('golf', 'polo', 'jazz');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('rows glide from their old places, new ones appear, and those that moved are reported', async () => {
  glideRows(board, () => show('jazz', 'golf', 'polo', 'corsa'), onMoved);
  await seen();
  expect(['jazz', 'golf', 'polo'].map(shiftOf)).toEqual([
    'translateY(120px)',
    'translateY(-60px)',
    'translateY(-60px)',
  ]);
  expect(animate).toHaveBeenCalledWith('corsa', [{ opacity: 0 }, { opacity: 1 }]);
  expect(onMoved.mock.calls).toEqual([[['entry-jazz', 'entry-golf', 'entry-polo', 'entry-corsa']]]);
});

test('nothing glides for visitors who want less motion', async () => {
  prefersLessMotion.mockReturnValueOnce(true);
  glideRows(board, () => show('jazz', 'golf', 'polo'), onMoved);
  await seen();
  expect(animate).not.toHaveBeenCalled();
  expect(onMoved).toHaveBeenCalledTimes(1);
});

test('a change that moves no row is none, nor one after it was stopped', async () => {
  const stop = glideRows(board, () => board.append(document.createElement('p')), onMoved);
  await seen();
  stop();
  show('jazz', 'golf', 'polo');
  await seen();
  expect([animate.mock.calls.length, onMoved.mock.calls.length]).toEqual([0, 0]);
});
