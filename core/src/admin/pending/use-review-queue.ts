import { type AdminCar, type CarReview, type Category, messages } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { notifyFailure } from '../notices/notify.js';
import {
  emptyReviewQueue,
  moveOn,
  moveSelection,
  selectById,
  selectCar,
  selectedCar,
  tickedCategories,
  toggleCategory,
} from './review-queue.js';

/** What can be done in the moderation queue, by pointer and by key alike. */
export interface ReviewDesk {
  /** The car that keys act upon. */
  readonly selected: AdminCar | null;
  select(car: AdminCar): void;
  /** Goes to the next car (1) or the one before (-1). */
  move(step: 1 | -1): void;
  categoriesOf(car: AdminCar): readonly Category[];
  toggle(car: AdminCar, category: Category): void;
  /** Approves and goes on to the next car; tells when no category is ticked. */
  approve(car: AdminCar): void;
  /** Rejects and goes on to the next car; an empty reason is none. */
  reject(car: AdminCar, reason: string): void;
  /** Takes the latest decision back, while it can be, and goes to its car. */
  undo(): void;
}

/** Runs the moderation queue over the cars that are pending now. */
export function useReviewQueue(cars: readonly AdminCar[]): ReviewDesk {
  const [queue, setQueue] = useState(emptyReviewQueue);
  const { decisions } = useDesk();
  const decide = (car: AdminCar, decision: CarReview): void => {
    decisions.hold({ decision, carName: car.name });
    setQueue((now) => moveOn(now, cars, car._id));
  };

  return {
    selected: selectedCar(queue, cars),
    select: (car) => setQueue((now) => selectCar(now, cars, car._id)),
    move: (step) => setQueue((now) => moveSelection(now, cars, step)),
    categoriesOf: (car) => tickedCategories(queue, car),
    toggle: (car, category) => setQueue((now) => toggleCategory(now, car, category)),
    approve(car) {
      const categories = [...tickedCategories(queue, car)];
      if (categories.length === 0) return notifyFailure(messages.car.approvalCategoryRequired);
      decide(car, { carId: car._id, action: 'approve', categories });
    },
    reject: (car, reason) => decide(car, { carId: car._id, action: 'reject', reason }),
    undo() {
      const carId = decisions.current().at(-1)?.decision.carId;
      if (carId && decisions.undo(carId)) setQueue((now) => selectById(now, carId));
    },
  };
}
