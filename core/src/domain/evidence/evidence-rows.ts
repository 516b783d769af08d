import * as z from 'zod';
import { publicFact, publicPersonal } from '../cars/car-field-row.js';
import { EVIDENCE_KINDS, type EvidenceField } from './evidence-kinds.js';
import { evidenceMessages } from './evidence-messages.js';
import { evidenceInputs } from './evidence-schemas.js';

/** The rows of the evidence of a run in the field table. Responses leave unknown fields out. */
export const evidenceRows = {
  evidence: row('evidence', z.enum(EVIDENCE_KINDS).optional(), publicFact),
  // A source may name the driver, and its address lead to the driver's page.
  evidenceSource: row('evidenceSource', z.string().optional(), publicPersonal),
  evidenceDate: row('evidenceDate', z.string().optional(), publicFact),
  evidenceLink: row('evidenceLink', z.string().optional(), publicPersonal),
} as const;

function row<
  Field extends EvidenceField,
  Output extends z.ZodType,
  Exposure extends typeof publicFact | typeof publicPersonal,
>(field: Field, output: Output, exposure: Exposure) {
  return {
    ...exposure,
    kind: 'evidence',
    output,
    input: evidenceInputs[field],
    requiredIn: [],
    label: evidenceMessages.labels[field],
    recordLabel: evidenceMessages.labels[field],
  } as const;
}
