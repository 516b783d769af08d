import {
  carSubmissionSchema,
  categoriesSchema,
  imageDataUrlSchema,
  messages,
  suggestFigure,
  suggestPhone,
} from '@quartermile/core/domain';
import * as z from 'zod';
import type { SubmissionErrors, SubmissionValues } from './submission-values.js';

const pickedImageSchema = z.object({ dataUrl: imageDataUrlSchema }, messages.image.required);

/** Core's payload with this form's additional requirements: at least one category, and pictures as picked. */
const submissionFormSchema = carSubmissionSchema.omit({ worldFacts: true }).extend({
  requestedCategories: categoriesSchema.refine((chosen) => chosen.length > 0, messages.car.categoryRequired),
  image: pickedImageSchema,
  proofImage: pickedImageSchema,
});

/**
 * Validates a submission.
 * @returns one message for each invalid field
 */
export function validateSubmission(values: SubmissionValues): SubmissionErrors {
  const issues = submissionFormSchema.safeParse(values).error?.issues ?? [];
  // Later entries overwrite earlier ones, so the order is reversed to return each field's first issue.
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]));
}

/** The fields whose valid form can be suggested. */
export type SuggestedField = 'time' | 'trapSpeed' | 'cellphone';

/** What was probably meant by an invalid value; null if that is not known. */
export function suggestValue(field: SuggestedField, text: string): string | null {
  return field === 'cellphone' ? suggestPhone(text) : suggestFigure[field](text);
}
