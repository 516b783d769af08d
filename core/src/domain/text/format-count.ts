const NO_BREAK_SPACE = '\u00a0';

/** Formats a whole number as in South African English: "12 480". */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}
