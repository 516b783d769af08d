import type { AdminCar } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { usePendingCars } from '../../../kernel/cars/use-pending-cars.js';
import { useRejectedCars } from '../../../kernel/cars/use-rejected-cars.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import type { SubmissionRequest } from '../../../kernel/context/tab-props.js';

/** State of a submission that is no longer pending. */
export type DecidedState =
  | { readonly kind: 'decided'; readonly car: AdminCar }
  /** The decision is in the host's offline queue. */
  | { readonly kind: 'queued' }
  /** The car was deleted or never existed. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; retry(): void };

/** A request and its time, ms since 1970. `isAnswered`: the car is in the queue, or the dialog was closed. */
interface TimedRequest {
  readonly submission: SubmissionRequest | null;
  readonly at: number;
  readonly isAnswered: boolean;
}

/**
 * State of a submission that was requested from outside, until its dialog is closed. null while it is loading, and
 * for a pending submission, which the queue shows.
 */
export function useDecidedSubmission(submission: SubmissionRequest | null = null) {
  const { host } = useDashboard();
  const pending = usePendingCars();
  const [request, setRequest] = useState<TimedRequest>(() => toRequest(submission));
  if (request.submission !== submission) setRequest(toRequest(submission));
  const answer = (): void => setRequest((now) => ({ ...now, isAnswered: true }));
  const carId = request.isAnswered ? null : (request.submission?.carId ?? null);
  const isPending = carId !== null && pending.all?.some(({ _id }) => _id === carId) === true;
  // The submission is in the queue, so a later decision about it is not reported.
  if (isPending) answer();
  const isFresh = pending.dataUpdatedAt >= request.at;
  const isQueued = carId !== null && host.isQueued?.(carId) === true;
  const decided = useDecidedCar(isFresh && !isPending && !isQueued ? carId : null);
  const { refetch } = pending;
  useEffect(() => {
    // A list loaded before the request may lack a recent submission.
    if (carId !== null && !isFresh) void refetch();
  }, [carId, isFresh, refetch]);
  const state: DecidedState | null = isQueued ? { kind: 'queued' } : decided;
  return { state, close: answer };
}

function toRequest(submission: SubmissionRequest | null): TimedRequest {
  return { submission, at: Date.now(), isAnswered: false };
}

/** Searches the approved and rejected cars. */
function useDecidedCar(carId: string | null): DecidedState | null {
  const isWanted = carId !== null;
  const lists = [useApprovedCars(isWanted), useRejectedCars(isWanted)];
  const car = lists.flatMap(({ data = [] }) => data).find(({ _id }) => _id === carId);
  if (!isWanted) return null;
  if (car) return { kind: 'decided', car };
  // A list loaded before the decision does not include the car.
  if (lists.some(({ isFetching }) => isFetching)) return null;
  if (lists.every(({ isSuccess }) => isSuccess)) return { kind: 'gone' };
  return { kind: 'failed', retry: () => lists.forEach(({ refetch }) => void refetch()) };
}
