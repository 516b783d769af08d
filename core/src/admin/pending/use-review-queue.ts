import { type AdminCar, type Category, messages } from '@quartermile/core/domain';
import { useState } from 'react';
import { notifyFailure } from '../notices/notify.js';
import {
  emptyReviewQueue,
  moveOn,
  moveSelection,
  selectCar,
  selectedCar,
  tickedCategories,
  toggleCategory,
} from './review-queue.js';
import { useReview } from './use-review.js';

/** What can be done in the moderation queue, by pointer and by key alike. */
export interface ReviewDesk {
  /** The car that keys act upon. */
  readonly selected: AdminCar | null;
  select(car: AdminCar): void;
  /** Goes to the next car (1) or the one before (-1). */
  move(step: 1 | -1): void;
  categoriesOf(car: AdminCar): readonly Category[];
  toggle(car: AdminCar, category: Category): void;
  /** Sends the approval and goes on to the next car; tells when no category is ticked. */
  approve(car: AdminCar): void;
  /** Sends the rejection and goes on to the next car; an empty reason is none. */
  reject(car: AdminCar, reason: string): void;
  /** Whether the answer to a decision about this car is awaited. */
  isDeciding(car: AdminCar): boolean;
}

/** Runs the moderation queue over the cars that are pending now. */
export function useReviewQueue(cars: readonly AdminCar[]): ReviewDesk {
  const [queue, setQueue] = useState(emptyReviewQueue);
  const { review, deciding } = useReview();
  const isDeciding = (car: AdminCar): boolean => deciding.includes(car._id);
  const goOn = (car: AdminCar): void => setQueue((now) => moveOn(now, cars, car._id));

  return {
    selected: selectedCar(queue, cars),
    select: (car) => setQueue((now) => selectCar(now, cars, car._id)),
    move: (step) => setQueue((now) => moveSelection(now, cars, step)),
    categoriesOf: (car) => tickedCategories(queue, car),
    toggle: (car, category) => setQueue((now) => toggleCategory(now, car, category)),
    isDeciding,
    approve(car) {
      if (isDeciding(car)) return;
      const categories = [...tickedCategories(queue, car)];
      if (categories.length === 0) return notifyFailure(messages.car.approvalCategoryRequired);
      review({ carId: car._id, action: 'approve', categories });
      goOn(car);
    },
    reject(car, reason) {
      if (isDeciding(car)) return;
      review({ carId: car._id, action: 'reject', reason });
      goOn(car);
    },
  };
}
