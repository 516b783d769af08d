import { CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import type { SubmissionDraft } from './submission-draft.js';
import { TEXT_FIELDS } from './submission-values.js';

/**
 * Reads the values of a server-rendered form. They may be typed before hydration, and React would overwrite them with
 * its initial empty values.
 */
export function readServedValues(form: HTMLFormElement): Partial<SubmissionDraft> {
  const fields = new FormData(form);
  const ticked = fields.getAll('requestedCategories');
  const served = {
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, fields.get(name)])),
    drivetrain: DRIVETRAINS.find((one) => one === fields.get('drivetrain')),
    requestedCategories: CATEGORIES.filter((one) => ticked.includes(one)),
  };
  return Object.fromEntries(Object.entries(served).filter(([, value]) => value?.length));
}
