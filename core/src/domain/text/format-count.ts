const NO_BREAK_SPACE = '\u00a0';

/** A whole number with its thousands set apart, as South African English writes them: "12 480". */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}
