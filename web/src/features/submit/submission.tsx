import { Title } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { useState } from 'react';
import classes from './submission.module.css';
import { forgetAttempt } from './submission-attempt.js';
import { forgetDraft } from './submission-draft.js';
import { SubmissionForm } from './submission-form.js';
import { SubmissionThanks } from './submission-thanks.js';
import { emptySubmission, type SubmissionValues, toCarSubmission } from './submission-values.js';
import { useArrival } from './use-arrival.js';
import { type SubmitCar, useSending } from './use-sending.js';
import { showFieldProblems, useSubmissionForm } from './use-submission-form.js';

const submit = messages.submit;

export interface SubmissionProps {
  readonly submitCar: SubmitCar;
  /** Name of the person who reviews submissions. */
  readonly creatorName: string;
}

/** The submission screen: the form, and a confirmation after it was sent. */
export function Submission({ submitCar, creatorName }: SubmissionProps) {
  const form = useSubmissionForm();
  const { state, send, restart } = useSending(submitCar);
  const [isAnother, setAnother] = useState(false);

  const sendValues = async (values: SubmissionValues): Promise<void> => {
    const { problems, isDone } = await send(toCarSubmission(values));
    showFieldProblems(form, problems);
    if (isDone) forgetDraft();
  };
  const clear = (): void => {
    form.startFrom(emptySubmission);
    forgetDraft();
    forgetAttempt();
  };
  const another = (): void => {
    clear();
    restart();
    setAnother(true);
  };

  if (state.phase === 'done') {
    return (
      <SubmissionThanks
        creatorName={creatorName}
        image={form.values.image}
        proofImage={form.values.proofImage}
        onAnother={another}
      />
    );
  }
  return (
    <div className={classes.root}>
      <Heading isArrival={isAnother} />
      <SubmissionForm form={form} state={state} onSend={sendValues} onClear={clear} />
    </div>
  );
}

function Heading({ isArrival }: { readonly isArrival: boolean }) {
  const title = useArrival(isArrival);
  return (
    <header className={classes.header}>
      <Title order={1} ref={title} tabIndex={-1} className={classes.title}>
        {submit.title}
      </Title>
      <p className={classes.intro}>{submit.intro}</p>
      <noscript>
        <p className={classes.noscript}>{submit.noScript}</p>
      </noscript>
    </header>
  );
}
