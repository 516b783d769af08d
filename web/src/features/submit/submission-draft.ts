import { CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { keepPicture, readPicture } from './picture-draft.js';
import {
  emptySubmission,
  PICTURE_FIELDS,
  type PictureField,
  type SubmissionValues,
  type TextField,
} from './submission-values.js';
import type { SubmissionForm } from './use-submission-form.js';

/** Storage key of all fields except the pictures. */
const DRAFT_KEY = 'quartermile.submission-draft';

/** The stored part of an unsent submission. */
type SubmissionDraft = Omit<SubmissionValues, PictureField>;

const emptyDraft = toDraft(emptySubmission);

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
    for (const field of PICTURE_FIELDS) void bringBackPicture(field);
  }, []);

  useEffect(() => {
    if (draft !== unchanged.current) keepDraft(draft);
  }, [draft]);

  return start !== null && !isDraftEmpty(toDraft(start)) && !isDraftEmpty(draft);
}

/** Deletes the stored draft and its pictures. */
export function forgetDraft(): void {
  keepDraft(emptyDraft);
  for (const field of PICTURE_FIELDS) void keepPicture(field, null);
}

/** A form's fields without its pictures. */
function toDraft(values: SubmissionValues): SubmissionDraft {
  const pictures: readonly string[] = PICTURE_FIELDS;
  const draft = Object.entries(values).filter(([field]) => !pictures.includes(field));
  return Object.fromEntries(draft) as unknown as SubmissionDraft;
}

function isDraftEmpty(draft: SubmissionDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyDraft);
}

/** Stores a draft, if storage is available. */
function keepDraft(draft: SubmissionDraft): void {
  try {
    if (isDraftEmpty(draft)) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft lasts until the page is closed.
  }
}

/** The stored draft; null if there is none. */
function readDraft(): SubmissionDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const draft = readFields({ ...stored });
    return isDraftEmpty(draft) ? null : draft;
  } catch {
    return null;
  }
}

/**
 * Reads the values of a server-rendered form, without the empty ones. They may be typed before hydration, and React
 * would overwrite them with its initial empty values.
 */
function readServedValues(form: HTMLFormElement): Partial<SubmissionDraft> {
  const fields = new FormData(form);
  const requestedCategories = fields.getAll('requestedCategories');
  const served = readFields({ ...Object.fromEntries(fields), requestedCategories });
  return Object.fromEntries(Object.entries(served).filter(([, value]) => value.length > 0));
}

/** The fields of a draft. An older version of the site may have stored other fields: invalid values are dropped. */
export function readFields(source: Readonly<Record<string, unknown>>): SubmissionDraft {
  const text = (field: string): string => {
    const value = source[field];
    return typeof value === 'string' ? value : '';
  };
  const ticked: unknown = source.requestedCategories;
  const texts = Object.keys(emptyDraft).map((field) => [field, text(field)]);
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    drivetrain: DRIVETRAINS.find((one) => one === source.drivetrain) ?? '',
    requestedCategories: CATEGORIES.filter((one) => Array.isArray(ticked) && ticked.includes(one)),
  };
}
