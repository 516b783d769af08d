import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type PictureField, readPicture } from './picture-draft.js';
import { readServedValues } from './served-values.js';
import { isDraftEmpty, keepDraft, readDraft, toDraft } from './submission-draft.js';
import { emptySubmission } from './submission-values.js';
import type { SubmissionForm } from './use-submission-form.js';

/**
 * Restores the stored draft, and stores its text on every change. Pictures are stored when they are picked. Values
 * typed before hydration are newer than the draft, so they override it.
 * @returns whether text was restored and the form is still not empty
 */
export function useDraft(form: SubmissionForm, root: RefObject<HTMLFormElement | null>): boolean {
  const { values, start } = form;
  const draft = useMemo(() => toDraft(values), [values]);
  const unchanged = useRef(draft);

  const bringBackText = useEffectEvent(() => {
    const typed = root.current ? readServedValues(root.current) : {};
    const stored = readDraft();
    if (stored) form.startFrom({ ...emptySubmission, ...stored });
    form.change(typed);
  });
  const bringBackPicture = useEffectEvent(async (field: PictureField) => {
    const picture = await readPicture(field);
    // A picture that was picked meanwhile takes precedence.
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
