import { useEffect, useEffectEvent, useRef } from 'react';
import { keepPicture, readPicture } from '../picture-draft.js';
import { readFields } from '../submission-draft.js';
import { emptySubmission, PICTURE_FIELDS, type PictureField } from '../submission-values.js';
import type { SubmissionForm } from '../use-submission-form.js';
import { forgetToolDraft, toolPicture } from './forget-tool-draft.js';
import { changedFields } from './revision-values.js';
import { keepToolDraft, readToolDraft } from './stored-tool-draft.js';
import type { Tool } from './tool.js';

/**
 * Restores what was typed into a form about a submission before the page was reloaded, and stores each change. The
 * pictures are stored too, because phones discard pages while their visitors use the camera.
 * @param code code of the submission
 * @param before the values that the form starts with; only other ones are stored
 */
export function useToolDraft(form: SubmissionForm, code: string, tool: Tool, before = emptySubmission): void {
  const { values } = form;
  const last = useRef(values);

  const restorePicture = useEffectEvent(async (field: PictureField) => {
    const picture = await readPicture(toolPicture(field));
    // A picture that was picked meanwhile takes precedence.
    if (picture && form.getValues()[field] === null) form.setValue(field, picture);
  });
  const restore = useEffectEvent(() => {
    const draft = readToolDraft();
    if (draft?.code !== code || draft.tool !== tool) return forgetToolDraft();
    const stored = Object.entries(readFields(draft.changed));
    form.change(Object.fromEntries(stored.filter(([field]) => field in draft.changed)));
    for (const field of PICTURE_FIELDS) void restorePicture(field);
  });
  const store = useEffectEvent(() => {
    const previous = last.current;
    last.current = values;
    for (const field of PICTURE_FIELDS) {
      if (values[field] !== previous[field]) void keepPicture(toolPicture(field), values[field]);
    }
    const changed = changedFields(before, values);
    if (changed.length === 0) return forgetToolDraft();
    const pictures: readonly string[] = PICTURE_FIELDS;
    const texts = changed.filter((field) => !pictures.includes(field)).map((field) => [field, values[field]]);
    keepToolDraft({ code, tool, changed: Object.fromEntries(texts) });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (values !== last.current) store();
  }, [values]);
}
