import type { AdminCar } from '@quartermile/core/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SubmissionRequest } from '../../kernel/context/tab-props.js';

export interface RequestedSubmissionOptions {
  readonly cars: readonly AdminCar[];
  /** The cars that match the search. */
  readonly matching: readonly AdminCar[];
  readonly submission: SubmissionRequest | null | undefined;
  open(car: AdminCar): void;
  approve(car: AdminCar): void;
  /** Clears the search. */
  showAll(): void;
}

/**
 * Requests that were already approved. Stored outside the component, because the queue is remounted when its tab is
 * reopened or an undo restores its only car.
 */
const approved = new WeakSet<SubmissionRequest>();

/**
 * Opens or approves a submission that was requested from outside, such as by a link. Runs once for each request, as
 * soon as the car is in the queue.
 */
export function useRequestedSubmission({
  cars,
  matching,
  submission,
  ...on
}: RequestedSubmissionOptions): void {
  const opened = useRef<SubmissionRequest>(null);
  const answer = useEffectEvent((request: SubmissionRequest, car: AdminCar) => {
    if ((request.approveUntil ?? 0) < Date.now()) return on.open(car);
    approved.add(request);
    on.approve(car);
  });
  const showAll = useEffectEvent(on.showAll);
  useEffect(() => {
    const car = cars.find(({ _id }) => _id === submission?.carId);
    if (!submission || !car) return;
    if (opened.current === submission || approved.has(submission)) return;
    if (!matching.includes(car)) return showAll();
    opened.current = submission;
    answer(submission, car);
  }, [cars, matching, submission]);
}
