import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type PictureField, readPicture } from './picture-draft.js';
import { readServedValues } from './served-values.js';
import { isDraftEmpty, keepDraft, readDraft, toDraft } from './submission-draft.js';
import { emptySubmission } from './submission-values.js';
import type { SubmissionForm } from './use-submission-form.js';

/**
 * Brings back what the browser kept of a submission, and keeps its text with every change. (Its pictures
 * are kept as they are picked.) What was typed before the scripts ran is newer than what was kept.
 * @returns whether text was brought back and is still there.
 */
export function useDraft(form: SubmissionForm, root: RefObject<HTMLFormElement | null>): boolean {
  const { values, start } = form;
  const draft = useMemo(() => toDraft(values), [values]);
  const unchanged = useRef(draft);

  const bringBackText = useEffectEvent(() => {
    const typed = root.current ? readServedValues(root.current) : {};
    const kept = readDraft();
    if (kept) form.startFrom({ ...emptySubmission, ...kept });
    form.change(typed);
  });
  const bringBackPicture = useEffectEvent(async (field: PictureField) => {
    const picture = await readPicture(field);
    // One that was picked meanwhile is the better one.
    if (picture && form.getValues()[field] === null) form.setValue(field, picture);
  });
  useEffect(() => {
    bringBackText();
    void bringBackPicture('image');
    void bringBackPicture('proofImage');
  }, []);

  useEffect(() => {
    if (draft !== unchanged.current) keepDraft(draft);
  }, [draft]);

  return start !== null && !isDraftEmpty(toDraft(start)) && !isDraftEmpty(draft);
}
