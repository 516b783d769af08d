import { CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import * as z from 'zod';
import { keepPicture } from './picture-draft.js';
import { emptySubmission, type SubmissionValues } from './submission-values.js';

/** Where the browser keeps what was typed. */
const DRAFT_KEY = 'quartermile.submission-draft';

/** What is kept of a submission until it is sent: all but its pictures. */
export type SubmissionDraft = Omit<SubmissionValues, 'image' | 'proofImage'>;

/** Reads tolerantly: what an older version of the site kept must not keep the form from opening. */
const draftSchema = z.object({
  name: z.string().catch(''),
  owner: z.string().catch(''),
  cellphone: z.string().catch(''),
  time: z.string().catch(''),
  drivetrain: z.enum(['', ...DRIVETRAINS]).catch(''),
  description: z.string().catch(''),
  requestedCategories: z.array(z.enum(CATEGORIES)).catch([]),
});

/** The text fields of a form. */
export function toDraft({ image: _image, proofImage: _proof, ...draft }: SubmissionValues): SubmissionDraft {
  return draft;
}

/** Whether there is anything in a draft that would be a pity to lose. */
export function isDraftEmpty(draft: SubmissionDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(toDraft(emptySubmission));
}

/** Keeps a draft, where the browser has room for it. */
export function keepDraft(draft: SubmissionDraft): void {
  try {
    if (isDraftEmpty(draft)) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: then the draft lasts as long as the page.
  }
}

/** The kept draft; null when there is none. */
export function readDraft(): SubmissionDraft | null {
  try {
    const { success, data } = draftSchema.safeParse(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null'));
    return success && !isDraftEmpty(data) ? data : null;
  } catch {
    return null;
  }
}

/** Forgets the kept draft, its pictures included. */
export function forgetDraft(): void {
  keepDraft(toDraft(emptySubmission));
  void Promise.all([keepPicture('image', null), keepPicture('proofImage', null)]);
}
