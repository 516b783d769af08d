import { CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import { keepPicture } from './picture-draft.js';
import { emptySubmission, type SubmissionValues, TEXT_FIELDS, type TextField } from './submission-values.js';

/** Storage key of the text fields. */
const DRAFT_KEY = 'quartermile.submission-draft';

/** The stored part of an unsent submission: all fields except the pictures. */
export type SubmissionDraft = Omit<SubmissionValues, 'image' | 'proofImage'>;

/** A form's fields without its pictures. */
export function toDraft({ image: _image, proofImage: _proof, ...draft }: SubmissionValues): SubmissionDraft {
  return draft;
}

/** Whether all fields are empty. */
export function isDraftEmpty(draft: SubmissionDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(toDraft(emptySubmission));
}

/** Stores a draft, if storage is available. */
export function keepDraft(draft: SubmissionDraft): void {
  try {
    if (isDraftEmpty(draft)) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft lasts until the page is closed.
  }
}

/** The stored draft; null if there is none. */
export function readDraft(): SubmissionDraft | null {
  try {
    const draft = readTolerantly(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null'));
    return draft && !isDraftEmpty(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** An older version of the site may have stored other fields: invalid values are dropped. */
function readTolerantly(stored: unknown): SubmissionDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...stored };
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const ticked: readonly unknown[] = Array.isArray(fields.requestedCategories)
    ? fields.requestedCategories
    : [];
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field)])) as Record<TextField, string>),
    drivetrain: DRIVETRAINS.find((one) => one === fields.drivetrain) ?? '',
    requestedCategories: CATEGORIES.filter((one) => ticked.includes(one)),
  };
}

/** Deletes the stored draft and its pictures. */
export function forgetDraft(): void {
  keepDraft(toDraft(emptySubmission));
  void Promise.all([keepPicture('image', null), keepPicture('proofImage', null)]);
}
