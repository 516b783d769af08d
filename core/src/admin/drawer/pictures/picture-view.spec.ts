import { expect, test } from 'vitest';
import {
  moveView,
  type PictureView,
  toTransform,
  turnView,
  viewOf,
  wholePicture,
  zoomView,
} from './picture-view.js';

const nearer = (view: PictureView) => zoomView(view, 1);
const further = (view: PictureView) => zoomView(view, -1);

test('zooms in five steps and no further, and out to the whole and no further', () => {
  const near = [1, 2, 3, 4, 5].reduce(nearer, wholePicture);
  expect(near.zoom).toBeCloseTo(7.59, 2);
  expect(nearer(near).zoom).toBe(near.zoom);
  expect([1, 2, 3, 4, 5].reduce(further, near)).toEqual(wholePicture);
  expect(further(wholePicture)).toEqual(wholePicture);
});

test('keeps the middle of what is seen in the middle while it zooms', () => {
  const moved = moveView(nearer(wholePicture), 30, -20);
  expect(nearer(moved)).toMatchObject({ x: 45, y: -30 });
});

test('moves an enlarged picture only', () => {
  expect(moveView(wholePicture, 30, 30)).toEqual(wholePicture);
  expect(moveView(nearer(wholePicture), 3, 4)).toMatchObject({ x: 3, y: 4 });
});

test('turns by quarters, and is upright again after four', () => {
  const turns = [1, 2, 3, 4].map((count) => Array.from({ length: count }).reduce(turnView, wholePicture));
  expect(turns.map((view) => (view as PictureView).quarterTurns)).toEqual([1, 2, 3, 0]);
});

test('makes a picture on its side fit into the room', () => {
  expect(toTransform(turnView(wholePicture), 2)).toBe('translate(0px, 0px) rotate(90deg) scale(0.5)');
  expect(toTransform(turnView(wholePicture), 0.5)).toBe('translate(0px, 0px) rotate(90deg) scale(0.5)');
  expect(toTransform(wholePicture, 2)).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
});

test('shows a place in the middle, wherever the picture is in its room', () => {
  const line = viewOf({ x: 0.75, y: 0.5 }, 2);
  const transform = toTransform(moveView(line, 8, 0), 1);
  expect(transform).toContain('calc(8px + clamp(');
  expect(transform).toContain('-0.5625 * var(--picture-width)');
  expect(transform).toContain('rotate(0deg) scale(2.25)');
  expect(further(further(line))).toEqual(wholePicture);
});
