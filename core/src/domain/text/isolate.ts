/**
 * Somebody's text within a plain-text sentence: one with letters from right to left is isolated (Unicode, UAX 9), so that
 * the figures beside it stay in their order.
 */
export function isolate(text: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
}
