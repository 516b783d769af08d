import { Button, Group, List, Radio, ScrollArea, Stack, Textarea } from '@mantine/core';
import { type AdminCar, adminMessages, REASON_MAX_LENGTH } from '@quartermile/core/domain';
import { type FormEvent, useState } from 'react';
import { DeskDialog } from '../dialogs/desk-dialog.js';
import type { ReviewActions } from './use-review-queue.js';

const text = adminMessages.review;

export interface RejectDialogProps {
  /** One car or many, all for the same reason. */
  readonly cars: readonly AdminCar[];
  readonly actions: Pick<ReviewActions, 'reject'>;
  onClose(): void;
}

/** Asks why cars are rejected: a usual reason, own words, both or neither. Many are listed first. */
export function RejectDialog({ cars, actions, onClose }: RejectDialogProps) {
  const [preset, setPreset] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const many = cars.length > 1;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actions.reject(cars, [preset, ownWords.trim()].filter(Boolean).join(' '));
    onClose();
  };
  return (
    <DeskDialog
      onClose={onClose}
      title={many ? text.rejectManyTitle(cars.length) : text.rejectTitle(cars[0]?.name ?? '')}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {many && <Preview cars={cars} />}
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
            // Measuring what is typed would lay the whole queue out again before the dialogue shows.
            rows={3}
            resize="vertical"
            maxLength={REASON_MAX_LENGTH - preset.length - 1}
            value={ownWords}
            onChange={(event) => setOwnWords(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {adminMessages.car.cancel}
            </Button>
            <Button type="submit" color="red">
              {many ? text.confirmRejectMany(cars.length) : text.confirmReject}
            </Button>
          </Group>
        </Stack>
      </form>
    </DeskDialog>
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
