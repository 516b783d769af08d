import { ApiError } from '@quartermile/core/client';
import { type AdminCar, adminMessages, type CarReview, messages } from '@quartermile/core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { listKeys } from '../dashboard/query-client.js';
import type { AdminHost } from '../host/admin-host.js';
import { notifyFailure, notifySuccess } from '../notices/notify.js';
import { isUnauthorized } from '../session/is-unauthorized.js';
import type { HeldDecisionsOptions, SendMoment, SendOutcome } from './held-decisions.js';
import type { HeldDecision } from './unsent-decision.js';

const failed = {
  approve: messages.review.approveFailed,
  reject: messages.review.rejectFailed,
} as const;

/** Sends decisions from wherever the administrator is by then: no screen has to stay for them. */
export function createReviewSender(host: AdminHost, queryClient: QueryClient): HeldDecisionsOptions['send'] {
  return async (held, moment) => {
    const options = queryClient.defaultMutationOptions({
      mutationFn: (review: CarReview) =>
        host.client.cars.review(review, { keepalive: moment === 'leaving', idempotencyKey: held.key }),
    });
    const { carId } = held.decision;
    try {
      await queryClient.getMutationCache().build(queryClient, options).execute(held.decision);
    } catch (error) {
      return afterFailure(host, queryClient, error, held, moment);
    }
    await dropFromQueue(queryClient, carId);
    if (!host.isQueued?.(carId)) return 'done';
    notifySuccess(adminMessages.review.queued);
    return 'settled';
  };
}

async function afterFailure(
  { client }: AdminHost,
  queryClient: QueryClient,
  error: unknown,
  { decision: { carId, action }, carName }: HeldDecision,
  moment: SendMoment,
): Promise<SendOutcome> {
  if (!isGone(error)) {
    if (isUnauthorized(error) || moment !== 'open') return 'unsent';
    notifyFailure(failed[action]);
    return 'failed';
  }
  await dropFromQueue(queryClient, carId);
  const approved = await client.cars.approved().catch(() => []);
  const isApproved = approved.some(({ _id }) => _id === carId);
  notifyFailure(
    error.detail,
    adminMessages.review[isApproved ? 'approvedMeanwhile' : 'goneMeanwhile'](carName),
  );
  return 'settled';
}

/** Whether somebody else decided about the car meanwhile, or deleted it. */
function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.code === 'not_found');
}

/** Takes a car off the queue at once, then loads what its review changed. */
async function dropFromQueue(queryClient: QueryClient, carId: string): Promise<void> {
  // A load under way may still bring the car back.
  await queryClient.cancelQueries({ queryKey: listKeys.pending });
  queryClient.setQueryData<AdminCar[]>(listKeys.pending, (cars) => cars?.filter(({ _id }) => _id !== carId));
  for (const queryKey of [listKeys.pending, listKeys.approved, listKeys.rejected, listKeys.entries]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
