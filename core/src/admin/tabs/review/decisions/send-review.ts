import { ApiError, type CallOptions, submissionCalls } from '@quartermile/core/client';
import { type AdminCar, DEFAULT_REVIEW_TEXTS, type ReviewTexts } from '@quartermile/core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import type {
  DelayedDecisionsOptions,
  SendMoment,
  SendOutcome,
} from '../../../kernel/context/delayed-decisions.js';
import { draftsOf } from '../../../kernel/context/draft-store.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { isChangedMeanwhile } from '../../../kernel/forms/use-edited.js';
import type { AdminHost } from '../../../kernel/host/admin-host.js';
import type { DelayedDecision, ReviewDecision } from '../../../kernel/host/unsent-decision.js';
import { decisionTexts, reviewMessages } from '../../../kernel/messages/review-messages.js';
import { notifyCallFailure, notifyCount, notifyFailure } from '../../../kernel/notifications/notify.js';
import { isUnauthorized } from '../../../kernel/session/is-unauthorized.js';
import { restoreReason } from './reason-drafts.js';

const failed = {
  approve: decisionTexts.approveFailed,
  reject: decisionTexts.rejectFailed,
  ask: driverMessages.askFailed,
} as const;

/** Creates the function that sends decisions. It does not depend on a mounted screen. */
export function createReviewSender(
  host: AdminHost,
  queryClient: QueryClient,
): DelayedDecisionsOptions['send'] {
  return async (delayed, moment) => {
    const options = queryClient.defaultMutationOptions({
      mutationFn: (decision: ReviewDecision) =>
        send(host, decision, { keepalive: moment === 'leaving', idempotencyKey: delayed.key }),
    });
    const { carId, action } = delayed.decision;
    let answer: unknown;
    try {
      answer = await queryClient.getMutationCache().build(queryClient, options).execute(delayed.decision);
    } catch (error) {
      return afterFailure(host, queryClient, error, delayed, moment);
    }
    await dropFromQueue(queryClient, carId, action === 'ask' ? (answer as AdminCar | null) : null);
    if (!host.isQueued?.(carId)) return 'done';
    notifyCount('review-queued', reviewMessages.queued, () => undefined);
    return 'settled';
  };
}

/** Sends a decision. A question leaves the car in the queue, so its response is the car, or null if it was queued. */
async function send(host: AdminHost, decision: ReviewDecision, options: CallOptions): Promise<unknown> {
  if (decision.action !== 'ask') return host.client.cars.review(decision, options);
  const { action: _, ...question } = decision;
  const ask = host.requestInformation ?? submissionCalls(host.client.call).requestInformation;
  return ask(question, options);
}

async function afterFailure(
  host: AdminHost,
  queryClient: QueryClient,
  error: unknown,
  { decision, carName }: DelayedDecision,
  moment: SendMoment,
): Promise<SendOutcome> {
  const { carId, action } = decision;
  if (!isGone(error)) {
    if (isUnauthorized(error) || moment !== 'open') return 'unsent';
    const texts = queryClient.getQueryData<ReviewTexts>(listKeys.reviewTexts) ?? DEFAULT_REVIEW_TEXTS;
    restoreReason(draftsOf(host), decision, texts);
    if (isChangedMeanwhile(error)) {
      await dropFromQueue(queryClient, carId, error.current as AdminCar);
      return 'changed';
    }
    notifyCallFailure(error, failed[action]);
    return 'failed';
  }
  await dropFromQueue(queryClient, carId);
  const approved = await host.client.cars.approved().catch(() => []);
  const isApproved = approved.some(({ _id }) => _id === carId);
  notifyFailure(error.detail, reviewMessages[isApproved ? 'approvedMeanwhile' : 'goneMeanwhile'](carName));
  return 'settled';
}

/** Whether the car was reviewed or deleted by someone else. */
function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.code === 'not_found');
}

/**
 * Removes a car from the queue immediately, or replaces it by `changed`, then reloads the lists that the review
 * changed.
 */
async function dropFromQueue(
  queryClient: QueryClient,
  carId: string,
  changed: AdminCar | null = null,
): Promise<void> {
  // A load in progress could restore the car.
  await queryClient.cancelQueries({ queryKey: listKeys.pending });
  queryClient.setQueryData<AdminCar[]>(listKeys.pending, (cars) =>
    cars?.flatMap((car) => (car._id === carId ? (changed ?? []) : car)),
  );
  for (const queryKey of [listKeys.pending, listKeys.approved, listKeys.rejected, listKeys.entries]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
