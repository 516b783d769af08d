import { Button, Title } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { CarFields } from './car-fields.js';
import { Launch } from './launch.js';
import { PictureFields } from './picture-fields.js';
import { RunFields } from './run-fields.js';
import classes from './submission-form.module.css';
import type { SubmissionValues } from './submission-values.js';
import { useDraft } from './use-draft.js';
import type { EditingOrSending } from './use-sending.js';
import { type SubmissionForm as Form, prepareRules } from './use-submission-form.js';

const submit = messages.submit;

export interface SubmissionFormProps {
  readonly form: Form;
  readonly state: EditingOrSending;
  onSend(values: SubmissionValues): void;
  onClear(): void;
}

/** The form itself: three parts, and what can be done with them. */
export function SubmissionForm({ form, state, onSend, onClear }: SubmissionFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState(false);
  const restored = useDraft(form, root);
  const sending = state.phase === 'sending';
  useFocusOnProblem(root, state);
  useEffect(() => root.current?.addEventListener('focusin', prepareRules, { once: true }), []);

  return (
    <form
      ref={root}
      method="post"
      noValidate
      className={classes.root}
      onSubmit={form.onSubmit(onSend, focusAfterPaint)}
    >
      {restored && <DraftNote onClear={onClear} />}
      <fieldset disabled={sending} className={classes.freeze}>
        <Part title={submit.carSection}>
          <CarFields form={form} />
        </Part>
        <Part title={submit.runSection}>
          <RunFields form={form} />
        </Part>
        <Part title={submit.pictureSection}>
          <PictureFields form={form} onReadingChange={setReading} />
        </Part>
      </fieldset>
      <Launch values={form.values} state={state} reading={reading} />
    </form>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

function DraftNote({ onClear }: { onClear(): void }) {
  return (
    <p className={classes.draft}>
      {submit.draftRestored}
      <Button variant="subtle" size="sm" onClick={onClear}>
        {submit.draftClear}
      </Button>
    </p>
  );
}

/**
 * After a failed sending takes the person to the first field that is wrong, or back to the button: it was
 * disabled meanwhile, and so lost the focus.
 */
function useFocusOnProblem(root: RefObject<HTMLFormElement | null>, state: EditingOrSending): void {
  useEffect(() => {
    if (state.phase === 'editing' && state.failure) focusFirst(root.current, ':enabled[type=submit]');
  }, [root, state]);
}

/** The same after the form's own findings, which are in the page only after the next paint. */
function focusAfterPaint(form: HTMLFormElement): void {
  requestAnimationFrame(() => focusFirst(form));
}

/** Focuses the first field that is wrong; where none is, what `otherwise` selects. */
function focusFirst(form: HTMLFormElement | null, otherwise?: string): void {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  (find('[aria-invalid="true"]') ?? (otherwise ? find(otherwise) : null))?.focus();
}
