/** Whether text shows nothing: `cleanText` leaves nothing of it. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{DI}\ufff9-\ufffc\u2800\u{1d159}]/u.test(text);
}
