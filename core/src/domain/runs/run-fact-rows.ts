import * as z from 'zod';
import { publicFact, publicPersonal } from '../cars/car-field-row.js';
import { runStripSchema } from '../strips/strip.js';
import { ASPIRATIONS, FUELS, TYRES } from './run-choices.js';
import { runFactMessages } from './run-fact-messages.js';
import { runFactInputs } from './run-fact-schemas.js';
import { runFactTerms } from './run-fact-terms.js';
import type { RunFact } from './run-facts.js';

/** The rows of the optional facts of a run in the field table. Responses leave unknown ones out. */
export const runFactRows = {
  runDate: row('runDate', z.string().optional()),
  strip: row('strip', runStripSchema.optional()),
  sixtyFoot: row('sixtyFoot', z.number().optional()),
  reactionTime: row('reactionTime', z.number().optional()),
  tyres: row('tyres', z.enum(TYRES).optional()),
  fuel: row('fuel', z.enum(FUELS).optional()),
  aspiration: { ...row('aspiration', z.enum(ASPIRATIONS).optional()), isIdentity: true },
  // A driver's video shows the driver.
  videoLink: { ...row('videoLink', z.string().optional()), ...publicPersonal },
} as const;

function row<Fact extends RunFact, Output extends z.ZodType>(fact: Fact, output: Output) {
  return {
    ...publicFact,
    kind: 'fact',
    output,
    input: runFactInputs[fact],
    requiredIn: [],
    label: runFactMessages.labels[fact],
    recordLabel: runFactTerms[fact],
  } as const;
}
