import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from './email.js';
import { emailSchema } from './email-schema.js';

describe('an e-mail address', () => {
  test.each([
    [' Thandi@Example.com ', 'thandi@example.com'],
    ['\u200ethandi@exa\u00admple.com\u200b', 'thandi@example.com'],
    ['\u202athandi@example.com\u202c', 'thandi@example.com'],
    ['ｔｈａｎｄｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'thandi@example.com'],
    ['thandi@my\u2011site.example', 'thandi@my-site.example'],
    ['lerato@bücher.example', 'lerato@xn--bcher-kva.example'],
    ['lerato@BÜCHER.example', 'lerato@xn--bcher-kva.example'],
    ['lerato@bu\u0308cher.example', 'lerato@xn--bcher-kva.example'],
    ['lerato@xn--bcher-kva.example', 'lerato@xn--bcher-kva.example'],
    ['lerato@例え。テスト', 'lerato@xn--r8jz45g.xn--zckzah'],
    ['lerato@उदाहरण.परीक्षा', 'lerato@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
    ['lerato@مثال.إختبار', 'lerato@xn--mgbh0fb.xn--kgbechtv'],
  ])('%j is %s', (typed, stored) => {
    expect(isEmail(typed)).toBe(true);
    expect(emailSchema.parse(typed)).toBe(stored);
  });

  test.each([
    ...['', '\u200b', 'thandi', '@example.com', 'thandi@', 'thandi@@example.com', 'thandi@bücher..example'],
    ...[
      'thandi @example.com',
      'jürgen@example.com',
      'thandi@bücher/example',
      'thandi@bücher:80',
      'a@b@bücher.de',
    ],
    ...['thandi@bücher example', 'thandi—x@example.com', '\ud800@example.com'],
    ...[`${'x'.repeat(243)}@example.com`, 'thandi@example.com\nbcc: x@example.com'],
  ])('%j is none', (typed) => {
    expect(isEmail(typed)).toBe(false);
    expect(emailSchema.safeParse(typed).success).toBe(false);
  });

  test('is valid in the form and in the API alike, and has one form', () => {
    const sign = fc.constantFrom(...'ab1.-@ü例۱\u200d\u00ad。＠％[:/');
    const typed = fc.array(sign, { maxLength: 12 }).map((signs) => `a${signs.join('')}@b${signs.join('')}`);
    fc.assert(
      fc.property(fc.oneof(typed, fc.emailAddress()), (text) => {
        const { success, data } = emailSchema.safeParse(text);
        expect(isEmail(text)).toBe(success);
        if (success)
          expect([emailSchema.parse(data), /^[\x21-\x7e]+$/.test(data ?? '')]).toEqual([data, true]);
      }),
    );
  });
});
