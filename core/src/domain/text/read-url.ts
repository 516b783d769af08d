/** The URL that a text is; null for other texts. `URL.parse` is newer than the oldest browsers of the public pages. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
