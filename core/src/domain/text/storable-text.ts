/** Whether text can be stored: PostgreSQL rejects NUL, UTF-8 lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
