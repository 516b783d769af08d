import { type AdminCar, type CarReview, type Category, messages } from '@quartermile/core/domain';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { notifyFailure } from '../notices/notify.js';
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

/** What can be done in the moderation queue, by pointer and by key alike. The same functions at all times. */
export interface ReviewActions {
  select(car: AdminCar): void;
  /** Goes to the next car (1) or the one before (-1). */
  move(step: 1 | -1): void;
  toggle(car: AdminCar, category: Category): void;
  /** Approves and goes on to the next car; tells when no category is ticked. */
  approve(car: AdminCar): void;
  /** Rejects and goes on to the next car; an empty reason is none. */
  reject(cars: readonly AdminCar[], reason: string): void;
  /** Takes the latest decision back, while it can be, and goes to its car. */
  undo(): void;
}

/** The moderation queue as it stands. */
export interface ReviewDesk {
  /** The car that keys act upon. */
  readonly selected: AdminCar | null;
  categoriesOf(car: AdminCar): readonly Category[];
  readonly actions: ReviewActions;
}

/** Ticks and place in the queue are kept like what is typed into a form: they are there again after the next login. */
const DRAFT = { form: 'review-queue' };

/** Runs the moderation queue over the cars that are pending now. */
export function useReviewQueue(cars: readonly AdminCar[]): ReviewDesk {
  const { decisions, drafts } = useDesk();
  const [queue, setQueue] = useState(() => drafts.read<ReviewQueue>(DRAFT) ?? emptyReviewQueue);
  useEffect(() => drafts.keep(DRAFT, queue), [drafts, queue]);
  const latest = useRef({ cars, queue });
  useLayoutEffect(() => {
    latest.current = { cars, queue };
  });
  const actions = useMemo<ReviewActions>(() => {
    const change = (next: (queue: ReviewQueue, cars: readonly AdminCar[]) => ReviewQueue): void =>
      setQueue((now) => next(now, latest.current.cars));
    const decide = (decided: readonly AdminCar[], toDecision: (car: AdminCar) => CarReview): void => {
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
      reject: (rejected, reason) =>
        decide(rejected, ({ _id: carId }) => ({ carId, action: 'reject', reason })),
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
