/** The site's language; Chromium has no South African dictionary, so similar ones follow. */
const SITE_LANGUAGES = ['en-ZA', 'en-GB', 'en-US'] as const;

/**
 * Picks the dictionary for spell checking: the system's English variant, because the site is in English.
 * @param locale the system's, such as `en-ZA`
 * @param available dictionaries
 * @returns null when none fits
 */
export function pickSpellingLanguage(locale: string, available: readonly string[]): string | null {
  const wanted = locale.startsWith('en-') ? [locale, ...SITE_LANGUAGES] : SITE_LANGUAGES;
  return wanted.find((language) => available.includes(language)) ?? null;
}
