/** With the flag `u`, only surrogates outside a pair match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether text can be stored: PostgreSQL rejects NUL, UTF-8 lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}
