/** What the site is written in; the first is the nearest to its country's that Chromium has words of. */
const SITE_LANGUAGES = ['en-ZA', 'en-GB', 'en-US'] as const;

/**
 * The language in which fields are checked: the system's where it is a kind of English, as the site is written in that.
 * @param locale the system's, such as `en-ZA`
 * @param available languages that can be checked
 * @returns null where none of them can
 */
export function pickSpellingLanguage(locale: string, available: readonly string[]): string | null {
  const wanted = locale.startsWith('en-') ? [locale, ...SITE_LANGUAGES] : SITE_LANGUAGES;
  return wanted.find((language) => available.includes(language)) ?? null;
}
