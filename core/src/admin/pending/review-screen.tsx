import { Stack } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { useCallback, useState } from 'react';
import { useNow } from '../cars/use-now.js';
import type { TabProps } from '../dashboard/tab-props.js';
import { useSelection } from '../lists/use-selection.js';
import { PendingCard } from './pending-card.js';
import { QueueHead } from './queue-head.js';
import { ReviewDialogs } from './review-dialogs.js';
import { useAskedSubmission } from './use-asked-submission.js';
import { useKeysEnabled } from './use-keys-enabled.js';
import { useReviewHints } from './use-review-hints.js';
import { type ReviewDialog, useReviewKeys } from './use-review-keys.js';
import { useReviewQueue } from './use-review-queue.js';

export interface ReviewScreenProps extends Pick<TabProps, 'submission'> {
  readonly cars: readonly AdminCar[];
}

const idOf = (car: AdminCar): string => car._id;

/** The moderation queue, oldest first, with its dialogues and keys. */
export function ReviewScreen({ cars, submission }: ReviewScreenProps) {
  const desk = useReviewQueue(cars);
  const marks = useSelection(cars, idOf);
  const [dialog, setDialog] = useState<ReviewDialog>(null);
  const [keysEnabled, setKeysEnabled] = useKeysEnabled();
  const now = useNow();
  const hintsFor = useReviewHints(cars);
  const { selected, actions } = desk;
  const { toggle: toggleMark } = marks;
  useReviewKeys({ desk, dialog, setDialog, toggleMark, enabled: keysEnabled });
  const openDetails = useCallback((car: AdminCar) => (actions.select(car), setDialog('details')), [actions]);
  const openReject = useCallback((car: AdminCar) => (actions.select(car), setDialog('reject')), [actions]);
  useAskedSubmission(cars, submission, openDetails);

  return (
    <Stack gap="md">
      <QueueHead cars={cars} marks={marks} setDialog={setDialog} />
      <Stack gap="sm" data-review-queue>
        {cars.map((car) => (
          <PendingCard
            key={car._id}
            car={car}
            isSelected={car === selected}
            isMarked={marks.has(car)}
            ticked={desk.categoriesOf(car)}
            hints={hintsFor(car)}
            now={now}
            actions={actions}
            onMark={toggleMark}
            onDetails={openDetails}
            onReject={openReject}
          />
        ))}
      </Stack>
      <ReviewDialogs
        cars={cars}
        desk={desk}
        marked={marks.items}
        hintsFor={hintsFor}
        dialog={dialog}
        setDialog={setDialog}
        keysEnabled={keysEnabled}
        onKeysEnabledChange={setKeysEnabled}
      />
    </Stack>
  );
}
