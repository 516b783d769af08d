import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneSchema } from './car-field-row.js';
import { compactPhone, isPhone, phoneKey, suggestPhone } from './phone.js';

/** Every dash of Unicode, spaces, parentheses and invisible characters. */
const SEPARATORS = Array.from({ length: 0x1_1000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((sign) => /[\s\p{Dash}\p{DI}()⁽⁾₍₎（）﹙﹚❨❩｟｠]/u.test(sign));
const separators = fc
  .array(fc.constantFrom(' ', '-', '(', ')', ...SEPARATORS), { maxLength: 2 })
  .map((some) => some.join(''));
/** A valid number, and the same one with separators at random positions. */
const spelledPhone = fc
  .tuple(
    fc.boolean(),
    fc.constantFrom(...'123456789'),
    fc.array(fc.constantFrom(...'0123456789'), { maxLength: 15 }),
    fc.array(separators, { minLength: 17, maxLength: 17 }),
  )
  .map(([plus, first, rest, gaps]) => {
    const signs = [...(plus ? ['+'] : []), first, ...rest];
    return {
      compact: signs.join(''),
      spelled: signs
        .map((sign, index) => sign + (gaps[index] ?? ''))
        .join('')
        .slice(0, 40),
    };
  });

describe('a phone number', () => {
  test.each([
    ...['+27821234567', '27 82 123 4567', '(27) 82-123-4567', '7', '+1234567890123456'],
    ...['\u202a+27 82 123 4567\u202c', '+27\u00a082\u2011123\u20114567', '+27 82 123–4567', '＋２７　８２'],
    ...['（27）82', '\u200e+27\u200b82', '+27\u00ad82', '𝟐𝟕 𝟖𝟐', '﹢27﹣82'],
  ])('%s is one', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  test.each([
    '',
    '+',
    '0821234567',
    '+0821234567',
    '++27',
    '27+82',
    '12345678901234567',
    '27.82',
    'call me',
    '٢٧',
    '②⑦',
    '[27] 82',
    '27_82',
    '\u200b',
  ])('%j is none', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  test('an optional plus, a digit 1-9, then up to 15 more, however it is spaced', () => {
    fc.assert(
      fc.property(spelledPhone, ({ compact, spelled }) => {
        expect(isPhone(compact)).toBe(true);
        expect(isPhone(spelled)).toBe(true);
      }),
    );
  });

  test('more than 16 digits are too many', () => {
    const long = fc.array(fc.constantFrom(...'123456789'), { minLength: 17, maxLength: 39 });
    fc.assert(fc.property(long, (digits) => !isPhone(digits.join(''))));
  });

  test('is judged by its compact form', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(isPhone(text)).toBe(isPhone(compactPhone(text)));
      }),
    );
  });

  test('is stored as typed, in plain digits and dashes and without what nobody sees', () => {
    expect(phoneSchema.parse(' +27 82 123 4567 ')).toBe('+27 82 123 4567');
    expect(phoneSchema.parse('\u202a＋27\u00a0８２ 123‑4567\u202c')).toBe('+27 82 123-4567');
  });

  test('all spellings of a number have one key', () => {
    fc.assert(
      fc.property(spelledPhone, ({ compact }) => {
        expect(phoneKey(`${compact.slice(0, 3)} - ${compact.slice(3)}`)).toBe(
          phoneKey(compact.replace('+', '')),
        );
      }),
    );
  });
});

describe('the suggestion for a local number', () => {
  test.each([
    ['082 123 4567', '+27 82 123 4567'],
    ['(082) 123-4567', '+27 82 123 4567'],
    ['0111234567', '+27 11 123 4567'],
    ['\u202a０８２\u00a0123–4567', '+27 82 123 4567'],
  ])('of %s is %s', (typed, suggested) => {
    expect(suggestPhone(typed)).toBe(suggested);
  });

  test.each(['', '082', '0021234567', '08212345678', '+27 82 123 4567', '27821234567'])(
    '%j gets none',
    (typed) => {
      expect(suggestPhone(typed)).toBeNull();
    },
  );

  test('is itself a phone number', () => {
    const local = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((digits) => `0${digits}`);
    fc.assert(fc.property(local, (typed) => isPhone(suggestPhone(typed) ?? '')));
  });
});
