import * as z from 'zod';
import { NAME_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { clearable, possibleDaySchema } from '../runs/run-fact-schemas.js';
import { httpUrlSchema } from '../text/http-url.js';
import { boundedText } from '../text/text.js';
import { EVIDENCE_KINDS, type EvidenceField } from './evidence-kinds.js';
import { evidenceMessages as texts } from './evidence-messages.js';

/** The schemas of the evidence in a review and in an edit: absent is unchanged, null or empty clears it. */
export const evidenceInputs = {
  evidence: inForms(clearable(z.enum(EVIDENCE_KINDS, texts.kind), texts.kind)),
  evidenceSource: inForms(boundedText(NAME_MAX_LENGTH).nullish()),
  evidenceDate: inForms(clearable(possibleDaySchema(texts.date), texts.date)),
  evidenceLink: inForms(clearable(httpUrlSchema, messages.request.httpUrl)),
} as const;

function inForms<Schema>(schema: Schema): Readonly<Record<'review' | 'update', Schema>> {
  return { review: schema, update: schema };
}

/** The evidence in a payload. */
export type EvidenceInput = { readonly [Field in EvidenceField]?: string | null | undefined };

/**
 * Checks the evidence of a payload as a whole, for `superRefine`: a reference has a source, and nothing else has a source,
 * a date or a link.
 */
export function checkEvidence(given: EvidenceInput, context: z.RefinementCtx): void {
  if (given.evidence === 'reference') {
    if (!given.evidenceSource)
      context.addIssue({ code: 'custom', path: ['evidenceSource'], message: texts.source });
    return;
  }
  for (const field of ['evidenceSource', 'evidenceDate', 'evidenceLink'] as const)
    if (given[field]) context.addIssue({ code: 'custom', path: [field], message: texts.detailsOfReference });
}
