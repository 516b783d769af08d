import { CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import { keepPicture } from './picture-draft.js';
import { emptySubmission, type SubmissionValues } from './submission-values.js';

/** Where the browser keeps what was typed. */
const DRAFT_KEY = 'quartermile.submission-draft';

/** What is kept of a submission until it is sent: all but its pictures. */
export type SubmissionDraft = Omit<SubmissionValues, 'image' | 'proofImage'>;

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
    const draft = readTolerantly(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null'));
    return draft && !isDraftEmpty(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** What an older version of the site kept, or another hand wrote, must not keep the form from opening. */
function readTolerantly(kept: unknown): SubmissionDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...kept };
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const ticked: readonly unknown[] = Array.isArray(fields.requestedCategories)
    ? fields.requestedCategories
    : [];
  return {
    name: text('name'),
    owner: text('owner'),
    cellphone: text('cellphone'),
    time: text('time'),
    drivetrain: DRIVETRAINS.find((one) => one === fields.drivetrain) ?? '',
    description: text('description'),
    requestedCategories: CATEGORIES.filter((one) => ticked.includes(one)),
  };
}

/** Forgets the kept draft, its pictures included. */
export function forgetDraft(): void {
  keepDraft(toDraft(emptySubmission));
  void Promise.all([keepPicture('image', null), keepPicture('proofImage', null)]);
}
