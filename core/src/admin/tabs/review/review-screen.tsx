import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AdminCar } from '@quartermile/core/domain';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNow } from '../../kernel/cars/use-now.js';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { NoMatch } from '../../kernel/lists/no-match.js';
import { useSelection } from '../../kernel/lists/use-selection.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { useGuardedApproval } from './approval/use-guarded-approval.js';
import { sortMarked } from './bulk-actions.js';
import { OpenedCar } from './card/opened-car.js';
import { PendingCard } from './card/pending-card.js';
import { useReviewHints } from './card/use-review-hints.js';
import { ASK_FORM, REJECT_FORM } from './decisions/reason-drafts.js';
import { CORRECT_FORM } from './edit/correct-dialog.js';
import { useQueueView } from './filters/use-queue-view.js';
import { useKeysEnabled } from './keys/use-keys-enabled.js';
import { type ReviewDialog, useReviewKeys } from './keys/use-review-keys.js';
import { WaitingForDriver } from './open-questions.js';
import { QueueHead } from './queue-head.js';
import { ReviewDialogs } from './review-dialogs.js';
import classes from './review-screen.module.css';
import { useSlips } from './slip/use-slips.js';
import { useTakeSlip } from './slip/use-take-slip.js';
import { useRequestedSubmission } from './use-requested-submission.js';
import { useReviewQueue } from './use-review-queue.js';

export interface ReviewScreenProps extends Pick<TabProps, 'submission'> {
  /** The queue without cars that have a delayed decision. */
  readonly cars: readonly AdminCar[];
  /** The queue with them, for hints: such a car can still return. */
  readonly all: readonly AdminCar[];
  /** The buttons of the views of the tab. */
  readonly views: ReactNode;
}

/** Windows without room for the list beside the opened car show one car at a time. */
const NARROW = '(max-width: 74.99em)';

const idOf = (car: AdminCar): string => car._id;

/** The moderation queue with search, filters, dialogs and keyboard shortcuts. */
export function ReviewScreen({ cars, all, submission, views }: ReviewScreenProps) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const { slipOf, isLoading: areSlipsLoading } = useSlips();
  const { hintsFor, flagsOf } = useReviewHints(all, slipOf);
  const view = useQueueView(cars, flagsOf);
  const { matching, asked, showAll } = view;
  const queue = useReviewQueue(matching, slipOf);
  const marks = useSelection(matching, idOf);
  const { drafts } = useDashboard();
  // Reopens a rejection, question or correction that was open when the session ended.
  const [dialog, setDialog] = useState<ReviewDialog>(() => {
    const isOpen = (form: string): boolean => drafts.subjectOf(form) === queue.selected?._id;
    if (isOpen(REJECT_FORM)) return 'reject';
    if (isOpen(CORRECT_FORM)) return 'correct';
    return isOpen(ASK_FORM) ? 'ask' : null;
  });
  const { guarded, doubtsOf } = useGuardedApproval({ queue, slipOf, ask: setDialog });
  const [keysEnabled, setKeysEnabled] = useKeysEnabled();
  const now = useNow();
  const onTakeSlip = useTakeSlip();
  const { selected, actions } = guarded;
  const { toggle: toggleMark } = marks;
  const marked = sortMarked(marks.items, guarded);
  const approveMarked = (): void => actions.approveMany(marked.approvable);
  const takeSlip = (car: AdminCar): void => onTakeSlip(car, slipOf(car)?.figures ?? []);
  useReviewKeys({
    queue: guarded,
    dialog,
    setDialog,
    toggleMark,
    approveMarked,
    takeSlip,
    enabled: keysEnabled,
  });
  useEffect(() => {
    if (selected) actions.see(selected);
  }, [selected, actions]);
  const openDetails = useCallback((car: AdminCar) => (actions.select(car), setDialog('details')), [actions]);
  const openReject = useCallback((car: AdminCar) => (actions.select(car), setDialog('reject')), [actions]);
  const openAsk = useCallback((car: AdminCar) => (actions.select(car), setDialog('ask')), [actions]);
  const openCorrect = useCallback((car: AdminCar) => (actions.select(car), setDialog('correct')), [actions]);
  useRequestedSubmission({
    cars,
    matching,
    // An approval from outside waits for what was read from the slip.
    submission: submission?.approveUntil && areSlipsLoading ? null : submission,
    open: openDetails,
    approve: actions.approve,
    showAll,
  });

  return (
    <Stack gap="xs">
      <QueueHead
        views={views}
        view={view}
        total={cars.length}
        marks={marks}
        marked={marked}
        onApproveMarked={approveMarked}
        setDialog={setDialog}
      />
      {matching.length === 0 && (
        <NoMatch onShowAll={showAll} {...(view.isFiltered && { action: reviewMessages.clearFilters })} />
      )}
      <div className={classes.queue} data-review-queue data-narrow={isNarrow || undefined}>
        {!isNarrow && (
          <div className={classes.list}>
            {/* A flat list: a card must not be mounted again when another one leaves the queue. */}
            {matching.flatMap((car, place) => [
              place === matching.length - asked && <WaitingForDriver key="waiting" count={asked} />,
              <PendingCard
                key={car._id}
                car={car}
                isSelected={car === selected}
                isMarked={marks.has(car)}
                isSeen={guarded.isSeen(car)}
                ticked={guarded.categoriesOf(car)}
                hints={hintsFor(car).length}
                slip={slipOf(car)}
                now={now}
                actions={actions}
                onMark={toggleMark}
                onDetails={openDetails}
                onReject={openReject}
              />,
            ])}
          </div>
        )}
        {selected && (
          <OpenedCar
            car={selected}
            cars={matching}
            queue={guarded}
            hints={hintsFor(selected)}
            slip={slipOf(selected)}
            now={now}
            isAlone={isNarrow}
            isMarked={marks.has(selected)}
            onMark={toggleMark}
            onDetails={openDetails}
            onReject={openReject}
            onAsk={openAsk}
            onCorrect={openCorrect}
            onTakeSlip={onTakeSlip}
          />
        )}
      </div>
      <ReviewDialogs
        queue={guarded}
        approvable={marked.approvable}
        doubtsOf={doubtsOf}
        approveNow={queue.actions.approveMany}
        marks={marks}
        slipOf={slipOf}
        dialog={dialog}
        setDialog={setDialog}
        keysEnabled={keysEnabled}
        onKeysEnabledChange={setKeysEnabled}
      />
    </Stack>
  );
}
