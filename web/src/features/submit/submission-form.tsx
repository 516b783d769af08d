import { Button, Title } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { focusFirstInvalid } from '@quartermile/core/ui';
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

/** The form with its three sections and actions. */
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
 * After a failed request focuses the first invalid field, otherwise the button, which lost the focus while it was
 * disabled.
 */
function useFocusOnProblem(root: RefObject<HTMLFormElement | null>, state: EditingOrSending): void {
  useEffect(() => {
    if (state.phase !== 'editing' || !state.failure || focusFirstInvalid(root.current)) return;
    root.current?.querySelector<HTMLElement>(':enabled[type=submit]')?.focus();
  }, [root, state]);
}

/** The same after the form's own validation, whose messages are rendered by the next paint. */
function focusAfterPaint(form: HTMLFormElement): void {
  requestAnimationFrame(() => focusFirstInvalid(form));
}
