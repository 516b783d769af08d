import { Stack } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { useCallback, useMemo, useState } from 'react';
import { useNow } from '../cars/use-now.js';
import { useDashboard } from '../dashboard/dashboard-context.js';
import type { TabProps } from '../dashboard/tab-props.js';
import { NoMatch } from '../lists/no-match.js';
import { indexItems, searchItems } from '../lists/search-items.js';
import { useRemembered } from '../lists/use-remembered.js';
import { useSelection } from '../lists/use-selection.js';
import { ASK_FORM } from './ask-dialog.js';
import { PendingCard } from './card/pending-card.js';
import { useReviewHints } from './card/use-review-hints.js';
import { useKeysEnabled } from './keys/use-keys-enabled.js';
import { type ReviewDialog, useReviewKeys } from './keys/use-review-keys.js';
import { hasOpenQuestion, questionsLast, WaitingForDriver } from './open-questions.js';
import { useSeenProofs } from './pictures/use-seen-proofs.js';
import { QueueHead } from './queue-head.js';
import { REJECT_FORM } from './reject-dialog.js';
import { ReviewDialogs } from './review-dialogs.js';
import { useSlips } from './slip/use-slips.js';
import { useTakeSlip } from './slip/use-take-slip.js';
import { useRequestedSubmission } from './use-requested-submission.js';
import { useReviewQueue } from './use-review-queue.js';

export interface ReviewScreenProps extends Pick<TabProps, 'submission'> {
  readonly cars: readonly AdminCar[];
}

const idOf = (car: AdminCar): string => car._id;
const textOf = ({ name, owner, description, drivetrain }: AdminCar): string =>
  [name, owner, description, drivetrain].join(' ');

/** The moderation queue, oldest first, with search, dialogs and keyboard shortcuts. */
export function ReviewScreen({ cars, submission }: ReviewScreenProps) {
  const [search, setSearch] = useRemembered('pending.search', '');
  const index = useMemo(() => indexItems(cars, textOf), [cars]);
  const matching = useMemo(() => questionsLast(searchItems(index, search)), [index, search]);
  const asked = matching.filter(hasOpenQuestion).length;
  const queue = useReviewQueue(matching);
  const marks = useSelection(matching, idOf);
  const { drafts } = useDashboard();
  // Reopens a rejection or question that was open when the session ended.
  const [dialog, setDialog] = useState<ReviewDialog>(() => {
    const isOpen = (form: string): boolean => drafts.subjectOf(form) === queue.selected?._id;
    if (isOpen(REJECT_FORM)) return 'reject';
    return isOpen(ASK_FORM) ? 'ask' : null;
  });
  const guarded = useSeenProofs(queue, () => setDialog('approve unseen'));
  const [keysEnabled, setKeysEnabled] = useKeysEnabled();
  const now = useNow();
  const hintsFor = useReviewHints(cars);
  const slipOf = useSlips();
  const onTakeSlip = useTakeSlip();
  const { selected, actions } = guarded;
  const { toggle: toggleMark } = marks;
  const takeSlip = (car: AdminCar): void => onTakeSlip(car, slipOf(car)?.figures ?? []);
  useReviewKeys({ queue: guarded, dialog, setDialog, toggleMark, takeSlip, enabled: keysEnabled });
  const openDetails = useCallback((car: AdminCar) => (actions.select(car), setDialog('details')), [actions]);
  const openReject = useCallback((car: AdminCar) => (actions.select(car), setDialog('reject')), [actions]);
  const openAsk = useCallback((car: AdminCar) => (actions.select(car), setDialog('ask')), [actions]);
  const showAll = (): void => setSearch('');
  useRequestedSubmission({
    cars,
    matching,
    submission,
    open: openDetails,
    approve: actions.approve,
    showAll,
  });

  return (
    <Stack gap="md">
      <QueueHead
        cars={matching}
        total={cars.length}
        marks={marks}
        search={search}
        onSearch={setSearch}
        setDialog={setDialog}
      />
      {matching.length === 0 && <NoMatch onShowAll={showAll} />}
      <Stack gap="sm" data-review-queue>
        {/* A flat list: a card must not be mounted again when another one leaves the queue. */}
        {matching.flatMap((car, place) => [
          place === matching.length - asked && <WaitingForDriver key="waiting" count={asked} />,
          <PendingCard
            key={car._id}
            car={car}
            isSelected={car === selected}
            isMarked={marks.has(car)}
            ticked={guarded.categoriesOf(car)}
            hints={hintsFor(car)}
            slip={slipOf(car)}
            now={now}
            actions={actions}
            onMark={toggleMark}
            onDetails={openDetails}
            onReject={openReject}
            onAsk={openAsk}
            onTakeSlip={onTakeSlip}
          />,
        ])}
      </Stack>
      <ReviewDialogs
        cars={matching}
        queue={guarded}
        approveUnseen={queue.actions.approve}
        marked={marks.items}
        hintsFor={hintsFor}
        slipOf={slipOf}
        onTakeSlip={onTakeSlip}
        dialog={dialog}
        setDialog={setDialog}
        keysEnabled={keysEnabled}
        onKeysEnabledChange={setKeysEnabled}
      />
    </Stack>
  );
}
