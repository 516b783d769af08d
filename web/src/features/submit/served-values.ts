import { CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import type { SubmissionDraft } from './submission-draft.js';

/**
 * What stands in the fields of a form that was served with the page: it can be filled in before the scripts
 * run, and React, which begins with an empty one, would wipe that out.
 */
export function readServedValues(form: HTMLFormElement): Partial<SubmissionDraft> {
  const fields = new FormData(form);
  const ticked = fields.getAll('requestedCategories');
  const served = {
    ...Object.fromEntries(
      (['name', 'owner', 'cellphone', 'time', 'description'] as const).map((name) => [
        name,
        fields.get(name),
      ]),
    ),
    drivetrain: DRIVETRAINS.find((one) => one === fields.get('drivetrain')),
    requestedCategories: CATEGORIES.filter((one) => ticked.includes(one)),
  };
  return Object.fromEntries(Object.entries(served).filter(([, value]) => value?.length));
}
