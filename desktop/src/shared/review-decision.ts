import { carReviewSchema, informationRequestSchema } from '@quartermile/core/domain';
import * as z from 'zod';

/** What a reviewer decides about a pending car: approval, rejection, or a question to its driver. */
export const reviewDecisionSchema = z.union([
  carReviewSchema,
  informationRequestSchema.extend({ action: z.literal('ask') }),
]);
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;
/** The same before it is parsed, as the dashboard makes it. */
export type ReviewDecisionInput = z.input<typeof reviewDecisionSchema>;
