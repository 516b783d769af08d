/**
 * Normalises a text for searches: ignores case, diacritics (composed or not), full-width forms, invisible characters
 * and repeated white space. "  ŠKODA\n RS " gives "skoda rs".
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The normalised words of a search; empty for an empty one. */
export function searchWords(search: string): string[] {
  return foldText(search).split(' ').filter(Boolean);
}
