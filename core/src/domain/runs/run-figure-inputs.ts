import { TIME_TEXT_MAX_LENGTH, TRAP_SPEED_TEXT_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
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
    placeholder: messages.submit.timePlaceholder,
    maxLength: TIME_TEXT_MAX_LENGTH,
    isRequired: true,
  },
  trapSpeed: {
    placeholder: messages.submit.trapSpeedPlaceholder,
    maxLength: TRAP_SPEED_TEXT_MAX_LENGTH,
    isRequired: false,
  },
} as const satisfies Record<RunFigureField, RunFigureInput>;
