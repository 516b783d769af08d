import { ApiError } from '@quartermile/core/client';
import { type AdminCar, adminMessages, type CarReview, messages } from '@quartermile/core/domain';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { notifyCallFailure, notifyFailure, notifySuccess } from '../notices/notify.js';

const REVIEW_KEY = ['review'];

const outcomes = {
  approve: { done: messages.review.approved, failed: messages.review.approveFailed },
  reject: { done: messages.review.rejected, failed: messages.review.rejectFailed },
} as const;

/** Decides about pending cars: `review` sends a decision, `deciding` are the cars whose answer is awaited. */
export function useReview() {
  const { host } = useDesk();
  const queryClient = useQueryClient();
  const { mutate: review } = useMutation({
    mutationKey: REVIEW_KEY,
    mutationFn: (decision: CarReview) => host.client.cars.review(decision),
    onSuccess: (_, { action, carId }) => {
      notifySuccess(host.isQueued?.(carId) ? adminMessages.review.queued : outcomes[action].done);
      return dropFromQueue(queryClient, carId);
    },
    onError: (error, { action, carId }) => {
      if (!isGone(error)) return notifyCallFailure(error, outcomes[action].failed);
      notifyFailure(error.detail);
      return dropFromQueue(queryClient, carId);
    },
  });
  const deciding = useMutationState({
    filters: { mutationKey: REVIEW_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as CarReview).carId,
  });
  return { review, deciding };
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
  for (const queryKey of Object.values(listKeys)) void queryClient.invalidateQueries({ queryKey });
}
