import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stableOrder } from './stable-order.js';

const expectedOrder = (numbers: readonly number[], previous: readonly number[]) =>
  previous.toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
const indices = (length: number) => Array.from({ length }, (_, index) => index);

// Numbers next to each other differ only in the bits that are replaced.
const close = fc.integer({ min: -3, max: 3 }).map((step) => 9.8 + step * Number.EPSILON);
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const anything = fc.oneof(
  finite,
  close,
  close.map((number) => -number),
  fc.constantFrom(0, -0, 5e-324, -5e-324),
);

describe('a stable order', () => {
  test.each([[[]], [[7]], [[2, 1]], [[0, -0, 0]], [[-1, -1, -2]]])(
    'of %j is that of a stable sort',
    (numbers) => {
      expect([...stableOrder(Float64Array.from(numbers))]).toEqual(
        expectedOrder(numbers, indices(numbers.length)),
      );
    },
  );

  test('is that of a stable sort with a comparator', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 300 }), (numbers) => {
        expect([...stableOrder(Float64Array.from(numbers))]).toEqual(
          expectedOrder(numbers, indices(numbers.length)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('leaves equal numbers in a previous order', () => {
    const shuffled = fc
      .array(fc.oneof(close, fc.integer({ min: -2, max: 2 })), { minLength: 1, maxLength: 60 })
      .chain((numbers) => {
        const all = indices(numbers.length);
        return fc.tuple(fc.constant(numbers), fc.shuffledSubarray(all, { minLength: all.length }));
      });
    fc.assert(
      fc.property(shuffled, ([numbers, previous]) => {
        expect([...stableOrder(Float64Array.from(numbers), Uint32Array.from(previous))]).toEqual(
          expectedOrder(numbers, previous),
        );
      }),
    );
  });
});
