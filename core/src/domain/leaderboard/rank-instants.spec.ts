import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareText, rankInstants } from './rank-instants.js';

const instants = fc
  .date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const otherTexts = fc.constantFrom('', '2026', '2026-01-01T00:00:00Z', 'x026-01-01T00:00:00.000Z');

test.each([
  ['instants', instants],
  ['any texts', fc.oneof(instants, otherTexts)],
])('keys of %s have the order of the texts', (_name, text) => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      const keys = rankInstants(texts.map((createdAt) => ({ createdAt })));
      for (const [a, one] of texts.entries())
        for (const [b, other] of texts.entries())
          expect(Math.sign((keys[a] ?? 0) - (keys[b] ?? 0))).toBe(compareText(one, other));
    }),
  );
});

const keysOf = (...texts: string[]) => [...rankInstants(texts.map((createdAt) => ({ createdAt })))];

test('the key of an instant does not depend on the other entries', () => {
  fc.assert(
    fc.property(fc.array(instants, { minLength: 1, maxLength: 20 }), (texts) => {
      expect(keysOf(...texts)).toEqual(texts.flatMap((text) => keysOf(text)));
    }),
  );
});

const INSTANT = '2026-11-22T10:00:00.000Z';
const HIGHEST_DIGITS = '9999-19-39T29:59:69.999Z';
/** A text for each place that has a sign there which no instant has. */
const otherForms = [...HIGHEST_DIGITS].flatMap((highest, at) => {
  const signs = /\d/.test(highest) ? ['/', String.fromCharCode(highest.charCodeAt(0) + 1)] : ['x', '0'];
  return signs.map((sign) => INSTANT.slice(0, at) + sign + INSTANT.slice(at + 1));
});

test.each([...otherForms, INSTANT.slice(0, -1), `${INSTANT}0`])(
  '%j is no instant, and has a rank among the texts',
  (text) => {
    expect(keysOf(text, INSTANT).toSorted()).toEqual([0, 1]);
  },
);
