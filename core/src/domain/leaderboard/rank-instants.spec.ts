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
