import { ApiError } from '@quartermile/core/client';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FollowUp, notifyCallFailure, notifySuccess } from '../notifications/notify.js';
import { isChangedMeanwhile } from './use-edited.js';

/** A mutation with its messages. */
export interface AdminCall<Input, Answer> {
  call(input: Input): Promise<Answer>;
  /** Message on success. */
  readonly done: string | ((answer: Answer) => string);
  /** Message on failure. */
  readonly failed: string;
  /** Whether the server's own message is shown instead where it has one. */
  readonly saysWhy?: boolean;
  /** Shows an error in its own way, without reloading the lists. Returns whether it did. */
  showsError?(error: unknown): boolean;
  /** Follow-up action, offered with the success message. */
  afterwards?(input: Input, answer: Answer): FollowUp | undefined;
  /** Query keys to invalidate after success or failure. */
  readonly lists: readonly QueryKey[];
}

/** Runs the request, shows its outcome and invalidates the affected lists. */
export function useAdminCall<Input, Answer>(options: AdminCall<Input, Answer>) {
  const { call, done, failed, saysWhy = false, showsError, lists, afterwards } = options;
  const queryClient = useQueryClient();
  const reload = (): void => {
    for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: call,
    onSuccess: (answer, input) => {
      notifySuccess(typeof done === 'string' ? done : done(answer), afterwards?.(input, answer));
      reload();
    },
    onError: (error) => {
      if (showsError?.(error)) return;
      notifyCallFailure(error, ((saysWhy || isChangedMeanwhile(error)) && reasonOf(error)) || failed);
      reload();
    },
  });
}

/** The server's message about a refused request; null for other failures, such as a proxy's error page. */
function reasonOf(error: unknown): string | null {
  const isRefused = error instanceof ApiError && error.status < 500 && error.code !== `http_${error.status}`;
  return isRefused ? error.detail : null;
}
