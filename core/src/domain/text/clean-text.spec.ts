import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.js';
import { isBlank } from './is-blank.js';

const INVISIBLE = /[\p{Cc}\p{DI}\ufff9-\ufffc]/u;
const isInvisible = (sign: string): boolean => INVISIBLE.test(sign) && !/[\t-\r\u0085]/.test(sign);
const invisible = fc
  .oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xe0000, max: 0xe0fff }))
  .filter((point) => isInvisible(String.fromCodePoint(point)))
  .map((point) => String.fromCodePoint(point));
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      invisible,
      fc.constantFrom(' ', '\u00a0', '\u3000', '👩', 'م', 'क'),
    ),
  )
  .map((parts) => parts.join(''));

describe('a clean text', () => {
  test.each([
    ['soft hyphen', 'Volks\u00adwagen', 'Volkswagen'],
    ['zero width', '\ufeffGo\u200bl\u2060f', 'Golf'],
    ['direction marks', '\u200e\u200fGolf\u061c', 'Golf'],
    ['overrides of direction', '\u202eGolf\u202c \u2067R\u2069 \u202a7', 'Golf R 7'],
    ['controls', 'Go\u0007lf\u009f', 'Golf'],
    ['fillers', 'Golf\u3164\uffa0\u115f', 'Golf'],
    ['tags', 'Golf\u{e0041}\u{e007f}', 'Golf'],
    ['an attachment of a chat', 'Golf\ufffc', 'Golf'],
    ['spaces', '\u00a0Golf\u20077\u202fR\u2009\u3000', 'Golf 7 R'],
    ['a blank Braille pattern', '\u2800Golf\u2800R', 'Golf R'],
    ['joiners between Latin letters', 'Go\u200dl\u200cf', 'Golf'],
    ['selectors without a sequence', 'Golf 7\ufe0f', 'Golf 7'],
    ['selectors in a row', '🏁\ufe0f\ufe0f\ufe0f', '🏁\ufe0f'],
    ['a message in tags behind a flag', '🏴\u{e0068}\u{e0069}\u{e007f}', '🏴'],
    ['line breaks', 'One\u2028two\vthree\r\nfour\tfive', 'One\ntwo\nthree\r\nfour\tfive'],
  ])('has no %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    '👩🏽\u200d🔧 🏳️\u200d🌈 ❤️\u200d🔥 🏎️ ▶\ufe0e',
    '1\ufe0f\u20e3 #\ufe0f\u20e3',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 🇿🇦',
    'می\u200cخواهم',
    'क्\u200dष र्\u200d',
    'ක්\u200dර',
    '葛\u{e0100}飾',
    'محمد 12',
    'Ñandú, e\u0301, Zoë, 日本語',
  ])('keeps %s', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  test('is the same with any invisible characters between its letters', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...'Golf7R# '), invisible)), (parts) => {
        expect(cleanText(parts.flat().join(''))).toBe(
          parts
            .map(([sign]) => sign)
            .join('')
            .trim(),
        );
      }),
    );
  });

  test('never turns the text after it around, is clean, and is blank when nothing is seen', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
        expect(cleanText(clean)).toBe(clean);
        expect(isBlank(text)).toBe(clean === '');
      }),
    );
  });

  test('takes no longer than its length for the longest bodies', () => {
    for (const unit of ['\u3000', '\u200d', '👩\u200d', 'क्', '🏴\u{e0067}'])
      expect(cleanText(`${unit.repeat(60_000)}x`)).toMatch(/x$/);
  });
});

test.each(['', ' \t\n', '\u200b', '\u3164', '\u2800\u00a0', '\u{1d159}', '\ufe0f\u200d', '\u0000'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);
