import { ActionIcon, Group, Stack, Title } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../cars/use-now.js';
import type { TabProps } from '../dashboard/tab-props.js';
import { CarDetailsModal } from './car-details-modal.js';
import { KeysHelp } from './keys-help.js';
import { PendingCard } from './pending-card.js';
import { RejectDialog } from './reject-dialog.js';
import { useAskedSubmission } from './use-asked-submission.js';
import { useReviewHints } from './use-review-hints.js';
import { type ReviewDialog, useReviewKeys } from './use-review-keys.js';
import { useReviewQueue } from './use-review-queue.js';

export interface ReviewScreenProps extends Pick<TabProps, 'submission'> {
  readonly cars: readonly AdminCar[];
}

/** The moderation queue, oldest first, with its dialogues and keys. */
export function ReviewScreen({ cars, submission }: ReviewScreenProps) {
  const desk = useReviewQueue(cars);
  const [dialog, setDialog] = useState<ReviewDialog>(null);
  const [keysEnabled, setKeysEnabled] = useState(true);
  const now = useNow();
  const hintsFor = useReviewHints(cars);
  useReviewKeys({ desk, dialog, setDialog, enabled: keysEnabled });
  const openFor = (car: AdminCar, next: ReviewDialog): void => {
    desk.select(car);
    setDialog(next);
  };
  useAskedSubmission(cars, submission, (car) => openFor(car, 'details'));
  const close = (): void => setDialog(null);
  const { selected } = desk;

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {adminMessages.review.queue(cars.length)}
        </Title>
        <ActionIcon aria-label={adminMessages.keys.open} onClick={() => setDialog('keys')}>
          <IconKeyboard size={22} aria-hidden="true" />
        </ActionIcon>
      </Group>
      <Stack gap="sm" data-review-queue>
        {cars.map((car) => (
          <PendingCard
            key={car._id}
            car={car}
            desk={desk}
            hints={hintsFor(car)}
            now={now}
            onDetails={() => openFor(car, 'details')}
            onReject={() => openFor(car, 'reject')}
          />
        ))}
      </Stack>
      {selected && dialog === 'details' && (
        <CarDetailsModal
          car={selected}
          cars={cars}
          desk={desk}
          hints={hintsFor(selected)}
          onReject={() => setDialog('reject')}
          onClose={close}
        />
      )}
      {selected && dialog === 'reject' && <RejectDialog car={selected} desk={desk} onClose={close} />}
      {dialog === 'keys' && (
        <KeysHelp enabled={keysEnabled} onEnabledChange={setKeysEnabled} onClose={close} />
      )}
    </Stack>
  );
}
