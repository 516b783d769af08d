import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStorableText } from './storable-text.js';
import { boundedText, optionalText, requiredText } from './text.js';

describe('text that can be stored', () => {
  test.each(['', 'Golf', '日本語', 'Ñandú', '🏁', 'line\nbreak', '\u200f', '\uFFFF'])('%j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  test.each(['\0', 'a\0b', '\ud83c', '\udfc1\ud83c'])('%j cannot', (text) => {
    expect(isStorableText(text)).toBe(false);
  });

  test('survives UTF-8 exactly when it is storable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const copy = new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
        expect(isStorableText(text)).toBe(copy === text && !text.includes('\0'));
      }),
    );
  });
});

describe('bounded text', () => {
  test('is trimmed', () => {
    expect(boundedText(10).parse('  Golf ')).toBe('Golf');
  });

  test('accepts the maximum length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }), (length, max) => {
        expect(boundedText(max).safeParse('x'.repeat(length)).success).toBe(length <= max);
      }),
    );
  });

  test('has a message with the maximum length', () => {
    expect(boundedText(3).safeParse('Golf').error?.issues[0]?.message).toBe(
      'Please use at most 3 characters.',
    );
  });

  test.each([1, null, {}, ['Golf'], true])('rejects %j', (value) => {
    expect(boundedText(10).safeParse(value).success).toBe(false);
  });
});

test('required text must not be blank', () => {
  expect(requiredText(10, 'Please enter it.').safeParse(' \t ').error?.issues[0]?.message).toBe(
    'Please enter it.',
  );
});

test.each(['', '  ', null, undefined])('optional text %j becomes null', (value) => {
  expect(optionalText(10).parse(value)).toBeNull();
});
