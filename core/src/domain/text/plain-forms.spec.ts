import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldFactsTimeSchema } from '../car-records/world-facts.js';
import { elapsedTimeSchema, trapSpeedEditSchema } from '../cars/car-field-row.js';
import { readGhostTime } from '../placing/ghost/ghost-time.js';
import { runFactInputs } from '../runs/run-fact-schemas.js';
import { suggestFigure } from '../runs/suggest-figure.js';
import { plainFigure } from './plain-forms.js';

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

describe('a figure in other characters', () => {
  test.each([
    ['９．８', '9.8'],
    ['𝟗.𝟴', '9.8'],
    ['\u200e9.8\u200b', '9.8'],
    ['\u22120.05', '-0.05'],
    ['–0.05', '-0.05'],
    ['﹣０．０５', '-0.05'],
    ['9\u00ad.8', '9.8'],
    // A footnote is not a decimal, and other digits are not those of the pattern.
    ['9.8²', '9.8²'],
    ['٩.٨', '٩.٨'],
  ])('%j is %s', (typed, plain) => {
    expect(plainFigure(typed)).toBe(plain);
  });

  test('is read as in plain ones by every form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5000, max: 19_999 }), (thousandths) => {
        const [time, speed] = [(thousandths / 1000).toFixed(3), (thousandths / 100).toFixed(1)];
        for (const typed of [fullWidth(time), `\u2067${time}\u2069`]) {
          expect(elapsedTimeSchema.parse(typed)).toBe(time);
          expect(worldFactsTimeSchema.parse(typed)).toBe(elapsedTimeSchema.parse(typed));
          expect(readGhostTime(typed)).toBe(readGhostTime(time));
          expect(suggestFigure.time(`${typed}ｓ`)).toBe(time);
        }
        expect(trapSpeedEditSchema.parse(fullWidth(speed))).toBe(Number(speed));
        expect(runFactInputs.reactionTime.update.parse(`−${fullWidth('0.05')}`)).toBe(-0.05);
      }),
    );
  });
});
