import {
  MISSING_TIME_S,
  TIME_TEXT_MAX_LENGTH,
  TRAP_SPEED_MAX_KMH,
  TRAP_SPEED_MIN_KMH,
  TRAP_SPEED_TEXT_MAX_LENGTH,
} from '../limits.js';
import { messages } from '../messages.js';

/** Input and display properties of a figure of a run. */
interface RunFigure {
  readonly unit: string;
  readonly placeholder: string;
  /** Maximum length of its input, in UTF-16 code units. */
  readonly maxLength: number;
  /** Whether a submission requires it. */
  readonly isRequired: boolean;
  /** The valid form of a value typed in another common form; null for other texts. */
  suggest(text: string): string | null;
}

/**
 * The figures of a run, in form order. Public pages load this table instead of the field table, whose schemas are
 * loaded when a form is used. If the two differ, forms and review card do not compile.
 */
export const runFigures = {
  time: {
    unit: 's',
    placeholder: messages.submit.timePlaceholder,
    maxLength: TIME_TEXT_MAX_LENGTH,
    isRequired: true,
    suggest: suggestTime,
  },
  trapSpeed: {
    unit: 'km/h',
    placeholder: messages.submit.trapSpeedPlaceholder,
    maxLength: TRAP_SPEED_TEXT_MAX_LENGTH,
    isRequired: false,
    suggest: suggestTrapSpeed,
  },
} as const satisfies Record<string, RunFigure>;
export type RunFigureField = keyof typeof runFigures;
/** The figures of a car. */
type Figures = Readonly<Record<RunFigureField, string | number | null>>;

/** The figures of a run, in form order. */
export const RUN_FIGURES = Object.keys(runFigures) as readonly RunFigureField[];

/** A figure with its unit, such as "11.8 s"; null if the car has none. */
export function figureText(car: Figures, field: RunFigureField): string | null {
  return car[field] === null ? null : `${car[field]} ${runFigures[field].unit}`;
}

/** The figures of a car in addition to its ranking time, with their labels. */
export function figuresBesideTime(car: Figures): { label: string; text: string }[] {
  return RUN_FIGURES.flatMap((field) => {
    const text = field === 'time' ? null : figureText(car, field);
    return text === null ? [] : [{ label: messages.carLabels[field], text }];
  });
}

const TIME_PATTERN = /^\d+\.\d+$/;

/**
 * Parses an elapsed time such as "9.8".
 * @returns seconds, or null when the text is not digits, a dot, digits
 */
export function parseElapsedTime(text: string): number | null {
  return TIME_PATTERN.test(text) ? Number(text) : null;
}

/** Whether a number of seconds is valid on the board: above 0 and at most 999.9. */
export function isElapsedTimeInRange(seconds: number): boolean {
  return seconds > 0 && seconds <= MISSING_TIME_S;
}

/**
 * The message for an invalid elapsed time as typed, or null for a valid one. An empty text has an invalid format;
 * forms decide whether a time is required.
 */
export function elapsedTimeProblem(text: string): string | null {
  const seconds = parseElapsedTime(text);
  if (seconds === null || text.length > TIME_TEXT_MAX_LENGTH) return messages.car.timeFormat;
  return isElapsedTimeInRange(seconds) ? null : messages.car.timeRange;
}

/**
 * The form X.X of a time typed in another common form: "9,8" (the decimal comma of South African keyboards), "11",
 * "11.2s" and ".98" give "9.8", "11.0", "11.2" and "0.98".
 */
function suggestTime(text: string): string | null {
  const [, whole = '', fraction = ''] = /^(\d*)(?:[.,](\d*))?\s*s?$/i.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return null;
  const suggestion = `${whole || '0'}.${fraction || '0'}`;
  return suggestion !== text && elapsedTimeProblem(suggestion) === null ? suggestion : null;
}

/** Whether a text is a trap speed: km/h within the limits, with up to two decimals. */
export function isTrapSpeed(text: string): boolean {
  const speed = Number(text);
  return /^\d+(\.\d{1,2})?$/.test(text) && speed >= TRAP_SPEED_MIN_KMH && speed <= TRAP_SPEED_MAX_KMH;
}

/** The number in a trap speed typed with a decimal comma or its unit: "178,5 km/h" gives "178.5". */
function suggestTrapSpeed(text: string): string | null {
  const [, whole = '', fraction] = /^(\d+)(?:[.,](\d*))?\s*(?:km\/?h|kph)?$/i.exec(text.trim()) ?? [];
  const suggestion = fraction ? `${whole}.${fraction}` : whole;
  return suggestion !== text && isTrapSpeed(suggestion) ? suggestion : null;
}
