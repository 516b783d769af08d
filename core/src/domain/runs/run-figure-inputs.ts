import { TIME_TEXT_MAX_LENGTH, TRAP_SPEED_TEXT_MAX_LENGTH } from '../limits.js';
import type { RunFigureField } from './run-figures.js';

/** Input properties of a figure of a run. */
interface RunFigureInput {
  readonly placeholder: string;
  /** Maximum length of its input, in UTF-16 code units. */
  readonly maxLength: number;
  /** Whether a submission requires it. */
  readonly isRequired: boolean;
}

/** The inputs of the figures of a run. Separate from their units, which pages without a form load. */
export const runFigureInputs = {
  time: {
    placeholder: 'e.g., 9.8',
    maxLength: TIME_TEXT_MAX_LENGTH,
    isRequired: true,
  },
  trapSpeed: {
    placeholder: 'e.g., 178.5',
    maxLength: TRAP_SPEED_TEXT_MAX_LENGTH,
    isRequired: false,
  },
} as const satisfies Record<RunFigureField, RunFigureInput>;
