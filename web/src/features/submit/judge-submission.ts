import {
  carSubmissionSchema,
  categoriesSchema,
  imageDataUrlSchema,
  messages,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { SubmissionErrors, SubmissionValues } from './submission-values.js';

const pickedImageSchema = z.object({ dataUrl: imageDataUrlSchema }, messages.image.required);

/** Core's payload, but for what this form asks beyond it: at least one category, and pictures as picked. */
const submissionFormSchema = carSubmissionSchema.omit({ worldFacts: true }).extend({
  requestedCategories: categoriesSchema.refine((chosen) => chosen.length > 0, messages.car.categoryRequired),
  image: pickedImageSchema,
  proofImage: pickedImageSchema,
});

/** What is wrong with a submission: one sentence for each field that is. */
export function judgeSubmission(values: SubmissionValues): SubmissionErrors {
  const issues = submissionFormSchema.safeParse(values).error?.issues ?? [];
  // Of several findings at a field the first is told, so it is written last.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
