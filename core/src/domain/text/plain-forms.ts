/** Text with plain digits, letters and punctuation for full-width, small and mathematical ones; a "²" stays one. */
export function plainForms(text: string): string {
  return text.replace(/\P{No}+/gu, (signs) => signs.normalize('NFKC'));
}

/** A figure as typed, with plain digits and dashes and without invisible characters; spaces stay. */
export function plainFigure(text: string): string {
  return plainForms(text.replace(/\p{DI}/gu, '')).replace(/\p{Dash}/gu, '-');
}
