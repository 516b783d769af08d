import { messages } from '../messages.js';

/**
 * The figures of a run with their units, in form order. Public pages load this table instead of the field table, whose
 * schemas are loaded when a form is used. If the two differ, forms and review card do not compile.
 */
export const runFigures = { time: { unit: 's' }, trapSpeed: { unit: 'km/h' } } as const;
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
    return text === null ? [] : [{ label: messages.runLabels[field], text }];
  });
}
