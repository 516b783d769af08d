import type { AdminCar } from '@quartermile/core/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SubmissionRequest } from '../dashboard/tab-props.js';

export interface AskedSubmissionOptions {
  /** The whole queue. */
  readonly cars: readonly AdminCar[];
  /** The part of it that the search leaves. */
  readonly matching: readonly AdminCar[];
  readonly submission: SubmissionRequest | null | undefined;
  open(car: AdminCar): void;
  /** Takes the search away. */
  showAll(): void;
}

/** Opens a submission that was asked for from outside: once for each request, as soon as its car is in the queue. */
export function useAskedSubmission({ cars, matching, submission, ...on }: AskedSubmissionOptions): void {
  const answered = useRef<SubmissionRequest>(null);
  const answer = useEffectEvent(on.open);
  const showAll = useEffectEvent(on.showAll);
  useEffect(() => {
    const car = cars.find(({ _id }) => _id === submission?.carId);
    if (!submission || !car || answered.current === submission) return;
    if (!matching.includes(car)) return showAll();
    answered.current = submission;
    answer(car);
  }, [cars, matching, submission]);
}
