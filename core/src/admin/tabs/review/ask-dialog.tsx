import { Button, Group, Stack } from '@mantine/core';
import { type AdminCar, submissionMessages } from '@quartermile/core/domain';
import { type FormEvent, useState } from 'react';
import { driverMessages } from '../../drawer/driver/driver-messages.js';
import { AdminDialog } from '../../kernel/dialogs/admin-dialog.js';
import { carAdminMessages } from '../../kernel/messages/car-messages.js';
import { ASK_FORM, reasonText } from './decisions/reason-drafts.js';
import { emptyReason, ReasonFields, useReasonDraft } from './reason-fields.js';
import type { ReviewActions } from './use-review-queue.js';

const text = driverMessages;

export interface AskDialogProps {
  readonly car: AdminCar;
  /** Sentences to choose from. */
  readonly questions: readonly string[];
  readonly actions: Pick<ReviewActions, 'ask'>;
  onClose(): void;
}

/** Asks the driver of a pending car for information: a preset question, own words, or both. */
export function AskDialog({ car, questions, actions, onClose }: AskDialogProps) {
  const { values, change, drop } = useReasonDraft(ASK_FORM, car._id, emptyReason);
  const [isRefused, setRefused] = useState(false);
  const question = reasonText(values);
  const close = (): void => {
    drop();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (question === '') return setRefused(true);
    actions.ask(car, question);
    close();
  };
  return (
    <AdminDialog onClose={close} title={text.askTitle(car.name)}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <ReasonFields
            label={text.questionLabel}
            hint={text.askHint}
            presets={questions}
            reason={values}
            error={isRefused && question === '' ? submissionMessages.questionRequired : null}
            onChange={change}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {carAdminMessages.cancel}
            </Button>
            <Button type="submit">{text.askConfirm}</Button>
          </Group>
        </Stack>
      </form>
    </AdminDialog>
  );
}
