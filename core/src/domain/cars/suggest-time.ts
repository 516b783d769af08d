import { elapsedTimeProblem } from './elapsed-time.js';

/**
 * The form X.X of a time that was typed in another usual one: "9,8" (the decimal comma of South African
 * keyboards), "11", "11.2s" and ".98" give "9.8", "11.0", "11.2" and "0.98". Null for anything else.
 */
export function suggestTime(text: string): string | null {
  const [, whole = '', fraction = ''] = /^(\d*)(?:[.,](\d*))?\s*s?$/i.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return null;
  const suggestion = `${whole || '0'}.${fraction || '0'}`;
  return suggestion !== text && elapsedTimeProblem(suggestion) === null ? suggestion : null;
}
