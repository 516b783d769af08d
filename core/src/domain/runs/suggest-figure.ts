import { elapsedTimeProblem, isTrapSpeed } from '../cars/run-figure-rules.js';
import { plainFigure } from '../text/plain-forms.js';
import type { RunFigureField } from './run-figures.js';

/** The valid form of a figure typed in another common form; null for other texts. */
export const suggestFigure: Readonly<Record<RunFigureField, (text: string) => string | null>> = {
  time: suggestTime,
  trapSpeed: suggestTrapSpeed,
};

/**
 * The form X.X of a time typed in another common form: "9,8" (the decimal comma of South African keyboards), "11",
 * "11.2s" and ".98" give "9.8", "11.0", "11.2" and "0.98".
 */
function suggestTime(text: string): string | null {
  const [, whole = '', fraction = ''] = /^(\d*)(?:[.,](\d*))?\s*s?$/i.exec(plainFigure(text).trim()) ?? [];
  if (whole === '' && fraction === '') return null;
  const suggestion = `${whole || '0'}.${fraction || '0'}`;
  return suggestion !== text && elapsedTimeProblem(suggestion) === null ? suggestion : null;
}

/** The number in a trap speed typed with a decimal comma or its unit: "178,5 km/h" gives "178.5". */
function suggestTrapSpeed(text: string): string | null {
  const [, whole = '', fraction] =
    /^(\d+)(?:[.,](\d*))?\s*(?:km\/?h|kph)?$/i.exec(plainFigure(text).trim()) ?? [];
  const suggestion = fraction ? `${whole}.${fraction}` : whole;
  return suggestion !== text && isTrapSpeed(suggestion) ? suggestion : null;
}
