import type { AdminCar } from '@quartermile/core/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SubmissionRequest } from '../dashboard/tab-props.js';

/** Opens a submission that was asked for from outside: once for each request, as soon as its car is in the queue. */
export function useAskedSubmission(
  cars: readonly AdminCar[],
  submission: SubmissionRequest | null | undefined,
  open: (car: AdminCar) => void,
): void {
  const answered = useRef<SubmissionRequest>(null);
  const answer = useEffectEvent(open);
  useEffect(() => {
    const car = cars.find(({ _id }) => _id === submission?.carId);
    if (!submission || !car || answered.current === submission) return;
    answered.current = submission;
    answer(car);
  }, [cars, submission]);
}
