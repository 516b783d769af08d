import { Button, Group, List, Radio, ScrollArea, Stack, Textarea } from '@mantine/core';
import { type AdminCar, adminMessages, REASON_MAX_LENGTH } from '@quartermile/core/domain';
import { type FormEvent, useEffect, useState } from 'react';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { AdminDialog } from '../dialogs/admin-dialog.js';
import type { ReviewActions } from './use-review-queue.js';

const text = adminMessages.review;

export interface RejectDialogProps {
  /** One or several cars, rejected for the same reason. */
  readonly cars: readonly AdminCar[];
  readonly actions: Pick<ReviewActions, 'reject'>;
  onClose(): void;
}

/** Draft name of the form. Its subject is the id of the car, or the ids of several. */
export const REJECT_FORM = 'reject';

interface Reason {
  readonly preset: string;
  readonly ownWords: string;
}

/** Asks for the reason of a rejection: a preset, free text, both or neither. Several cars are listed first. */
export function RejectDialog({ cars, actions, onClose }: RejectDialogProps) {
  const { reason, change, drop } = useReason(cars);
  const { preset, ownWords } = reason;
  const many = cars.length > 1;
  const close = (): void => {
    drop();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actions.reject(cars, [preset, ownWords.trim()].filter(Boolean).join(' '));
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
          <Radio.Group
            label={text.reasonLabel}
            description={text.reasonHint}
            value={preset}
            onChange={(next) => change({ preset: next })}
          >
            <Stack gap="sm" mt="sm">
              {text.reasons.map((sentence, index) => (
                <Radio
                  key={sentence}
                  value={sentence}
                  label={sentence}
                  data-autofocus={index === 0 || undefined}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={text.ownWords}
            // Autosize would force a layout of the whole queue before the dialog opens.
            rows={3}
            resize="vertical"
            maxLength={REASON_MAX_LENGTH - preset.length - 1}
            value={ownWords}
            onChange={(event) => change({ ownWords: event.currentTarget.value })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {adminMessages.car.cancel}
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

/**
 * The chosen preset and the text. Stored as a draft until the dialog is closed, so it survives the end of a session.
 */
function useReason(cars: readonly AdminCar[]) {
  const { drafts } = useDashboard();
  const subject = cars.map(({ _id }) => _id).join(' ');
  const [reason, setReason] = useState<Reason>(
    () => drafts.read<Reason>({ form: REJECT_FORM, subject }) ?? { preset: '', ownWords: '' },
  );
  useEffect(() => drafts.keep({ form: REJECT_FORM, subject }, reason), [drafts, subject, reason]);
  return {
    reason,
    change: (part: Partial<Reason>) => setReason((now) => ({ ...now, ...part })),
    drop: () => drafts.drop({ form: REJECT_FORM, subject }),
  };
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
