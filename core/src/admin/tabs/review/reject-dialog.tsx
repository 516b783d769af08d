import { Button, Checkbox, Group, List, ScrollArea, Stack } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import type { FormEvent } from 'react';
import { driverMessages } from '../../drawer/driver/driver-messages.js';
import { AdminDialog } from '../../kernel/dialogs/admin-dialog.js';
import { carAdminMessages } from '../../kernel/messages/car-messages.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { REJECT_FORM, reasonText } from './decisions/reason-drafts.js';
import { emptyReason, ReasonFields, useReasonDraft } from './reason-fields.js';
import type { ReviewActions } from './use-review-queue.js';

const text = reviewMessages;

export interface RejectDialogProps {
  /** One or several cars, rejected for the same reason. */
  readonly cars: readonly AdminCar[];
  /** Sentences to choose from. */
  readonly reasons: readonly string[];
  readonly actions: Pick<ReviewActions, 'reject'>;
  onClose(): void;
}

const empty = { ...emptyReason, mayResend: true };

/**
 * Asks for the reason of a rejection: a preset, free text, both or neither, and whether the driver may send the car
 * again. Several cars are listed first.
 */
export function RejectDialog({ cars, reasons, actions, onClose }: RejectDialogProps) {
  const subject = cars.map(({ _id }) => _id).join(' ');
  const { values, change, drop } = useReasonDraft(REJECT_FORM, subject, empty);
  const many = cars.length > 1;
  const close = (): void => {
    drop();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actions.reject(cars, reasonText(values), values.mayResend);
    close();
  };
  return (
    <AdminDialog
      onClose={close}
      title={many ? text.rejectManyTitle(cars.length) : text.rejectTitle(cars[0]?.name ?? '')}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {many && <Preview cars={cars} />}
          <ReasonFields
            label={text.reasonLabel}
            hint={text.reasonHint}
            presets={reasons}
            reason={values}
            onChange={change}
          />
          <Checkbox
            label={driverMessages.mayResend}
            checked={values.mayResend}
            onChange={(event) => change({ mayResend: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {carAdminMessages.cancel}
            </Button>
            <Button type="submit" color="red">
              {many ? text.confirmRejectMany(cars.length) : text.confirmReject}
            </Button>
          </Group>
        </Stack>
      </form>
    </AdminDialog>
  );
}

function Preview({ cars }: Pick<RejectDialogProps, 'cars'>) {
  return (
    <ScrollArea.Autosize
      mah="10rem"
      viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': text.rejectPreview }}
    >
      <List size="sm" aria-label={text.rejectPreview}>
        {cars.map(({ _id, name, owner }) => (
          <List.Item key={_id}>
            {name} · {owner}
          </List.Item>
        ))}
      </List>
    </ScrollArea.Autosize>
  );
}
