import { expect, test } from 'vitest';
import { pickSpellingLanguage } from './pick-spelling-language.js';

const available = ['af', 'de', 'en-AU', 'en-GB', 'en-US'];

test.each([
  ['en-AU', 'en-AU'],
  ['en-ZA', 'en-GB'],
  ['af', 'en-GB'],
  ['de', 'en-GB'],
  ['', 'en-GB'],
])('a system of "%s" checks %s', (locale, language) => {
  expect(pickSpellingLanguage(locale, available)).toBe(language);
});

test('returns null where the system detects the language', () => {
  expect(pickSpellingLanguage('en-ZA', [])).toBeNull();
});
