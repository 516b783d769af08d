import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { type AdminCar, adminMessages, REASON_MAX_LENGTH } from '@quartermile/core/domain';
import { type FormEvent, useState } from 'react';
import { DeskDialog } from '../dialogs/desk-dialog.js';
import type { ReviewDesk } from './use-review-queue.js';

const text = adminMessages.review;

export interface RejectDialogProps {
  readonly car: AdminCar;
  readonly desk: Pick<ReviewDesk, 'reject'>;
  onClose(): void;
}

/** Asks why a car is rejected: a usual reason, own words, both or neither. */
export function RejectDialog({ car, desk, onClose }: RejectDialogProps) {
  const [preset, setPreset] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    desk.reject(car, [preset, ownWords.trim()].filter(Boolean).join(' '));
    onClose();
  };
  return (
    <DeskDialog onClose={onClose} title={text.rejectTitle(car.name)}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Radio.Group
            label={text.reasonLabel}
            description={text.reasonHint}
            value={preset}
            onChange={setPreset}
          >
            <Stack gap="sm" mt="sm">
              {text.reasons.map((reason, index) => (
                <Radio key={reason} value={reason} label={reason} data-autofocus={index === 0 || undefined} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={text.ownWords}
            autosize
            minRows={2}
            maxLength={REASON_MAX_LENGTH - preset.length - 1}
            value={ownWords}
            onChange={(event) => setOwnWords(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {adminMessages.car.cancel}
            </Button>
            <Button type="submit" color="red">
              {text.confirmReject}
            </Button>
          </Group>
        </Stack>
      </form>
    </DeskDialog>
  );
}
