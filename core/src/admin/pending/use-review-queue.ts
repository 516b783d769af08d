import { type AdminCar, type Category, messages } from '@quartermile/core/domain';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { notifyFailure } from '../notifications/notify.js';
import type { ReviewDecision } from './decisions/unsent-decision.js';
import {
  emptyReviewQueue,
  moveOn,
  moveSelection,
  type ReviewQueue,
  selectById,
  selectCar,
  selectedCar,
  tickedCategories,
  toggleCategory,
} from './review-queue.js';

/** Actions of the moderation queue, for pointer and keyboard. The functions have a stable identity. */
export interface ReviewActions {
  select(car: AdminCar): void;
  /** Selects the next car (1) or the previous one (-1). */
  move(step: 1 | -1): void;
  toggle(car: AdminCar, category: Category): void;
  /** Approves the car and selects the next one. Shows a message if no category is ticked. */
  approve(car: AdminCar): void;
  /**
   * Rejects the cars and selects the next one. An empty reason means no reason.
   * @param mayResend whether the drivers may change them and send them again
   */
  reject(cars: readonly AdminCar[], reason: string, mayResend: boolean): void;
  /** Asks the driver of the car for information and selects the next one. */
  ask(car: AdminCar, reason: string): void;
  /** Undoes the latest decision if it is still delayed, and selects its car. */
  undo(): void;
}

/** State and actions of the moderation queue. */
export interface ReviewControls {
  /** The car that keyboard shortcuts apply to. */
  readonly selected: AdminCar | null;
  categoriesOf(car: AdminCar): readonly Category[];
  readonly actions: ReviewActions;
}

/** Selection and ticks are stored as a draft, so they are restored after the next login. */
const DRAFT = { form: 'review-queue' };

/** Provides state and actions of the moderation queue for the given pending cars. */
export function useReviewQueue(cars: readonly AdminCar[]): ReviewControls {
  const { decisions, drafts } = useDashboard();
  const [queue, setQueue] = useState(() => drafts.read<ReviewQueue>(DRAFT) ?? emptyReviewQueue);
  useEffect(() => drafts.keep(DRAFT, queue), [drafts, queue]);
  const latest = useRef({ cars, queue });
  useLayoutEffect(() => {
    latest.current = { cars, queue };
  });
  const actions = useMemo<ReviewActions>(() => {
    const change = (next: (queue: ReviewQueue, cars: readonly AdminCar[]) => ReviewQueue): void =>
      setQueue((now) => next(now, latest.current.cars));
    const decide = (decided: readonly AdminCar[], toDecision: (car: AdminCar) => ReviewDecision): void => {
      decisions.hold(decided.map((car) => ({ decision: toDecision(car), carName: car.name })));
      const last = decided.at(-1)?._id ?? '';
      change((now, all) => moveOn(now, all, last));
    };
    return {
      select: (car) => change((now, all) => selectCar(now, all, car._id)),
      move: (step) => change((now, all) => moveSelection(now, all, step)),
      toggle: (car, category) => change((now) => toggleCategory(now, car, category)),
      approve(car) {
        const categories = [...tickedCategories(latest.current.queue, car)];
        if (categories.length === 0) return notifyFailure(messages.car.approvalCategoryRequired);
        decide([car], ({ _id: carId }) => ({ carId, action: 'approve', categories }));
      },
      reject: (rejected, reason, mayResend) =>
        decide(rejected, ({ _id: carId }) => ({ carId, action: 'reject', reason, mayResend })),
      ask: (car, reason) => decide([car], ({ _id: carId }) => ({ carId, action: 'ask', reason })),
      undo: () => decisions.undo(),
    };
  }, [decisions]);
  useEffect(() => decisions.onUndo((carId) => setQueue((now) => selectById(now, carId))), [decisions]);
  return {
    selected: selectedCar(queue, cars),
    categoriesOf: (car) => tickedCategories(queue, car),
    actions,
  };
}
