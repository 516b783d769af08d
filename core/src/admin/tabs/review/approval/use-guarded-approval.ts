import type { AdminCar } from '@quartermile/core/domain';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { placesInContext } from '../places/board-index.js';
import { useBoardIndex } from '../places/use-board-index.js';
import type { SlipView } from '../slip/slip-view.js';
import type { ReviewControls } from '../use-review-queue.js';
import { type ApprovalDoubts, doubtsAbout } from './approval-doubts.js';

export interface GuardedApprovalOptions {
  readonly queue: ReviewControls;
  slipOf(car: AdminCar): SlipView | null;
  /** Opens the confirmation, for the selected car or for the marked ones. */
  ask(dialog: 'approve' | 'approve marked'): void;
}

/** The queue whose approvals ask first, and the doubts that the confirmation shows. */
export interface GuardedApproval {
  readonly guarded: ReviewControls;
  doubtsOf(cars: readonly AdminCar[]): readonly ApprovalDoubts[];
}

/**
 * Wraps the review queue so that an approval needs a confirmation if the slip shows another time than the claimed one, if
 * the car would lead a board, or if the proof picture is not available, and so that such a proof does not count as seen.
 */
export function useGuardedApproval({ queue, slipOf, ask }: GuardedApprovalOptions): GuardedApproval {
  const { pictures } = useDashboard().host;
  const index = useBoardIndex();
  const isUnseen = ({ proofImage }: AdminCar): boolean =>
    proofImage !== null && pictures?.isMissing(proofImage) === true;
  const doubtsOf = (cars: readonly AdminCar[]): readonly ApprovalDoubts[] =>
    cars.flatMap((car) => {
      const places = index ? placesInContext(index, car, queue.categoriesOf(car), queue.runOf(car)) : [];
      return doubtsAbout(car, slipOf(car), isUnseen(car), places) ?? [];
    });
  const latest = useRef({ queue, ask, isUnseen, doubtsOf });
  useLayoutEffect(() => {
    latest.current = { queue, ask, isUnseen, doubtsOf };
  });
  const own = queue.actions;
  const actions = useMemo(() => {
    const isDoubtful = (cars: readonly AdminCar[]): boolean => latest.current.doubtsOf(cars).length > 0;
    const approve = (car: AdminCar): void => {
      // The message about a missing category takes precedence over the confirmation.
      const isReady = latest.current.queue.categoriesOf(car).length > 0;
      if (!isReady || !isDoubtful([car])) return own.approve(car);
      own.select(car);
      latest.current.ask('approve');
    };
    const approveMany = (cars: readonly AdminCar[]): void =>
      isDoubtful(cars) ? latest.current.ask('approve marked') : own.approveMany(cars);
    const see = (car: AdminCar): void => {
      if (!latest.current.isUnseen(car)) own.see(car);
    };
    return { ...own, approve, approveMany, see };
  }, [own]);
  return { guarded: { ...queue, actions }, doubtsOf };
}
