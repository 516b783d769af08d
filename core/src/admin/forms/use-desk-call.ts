import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FollowUp, notifyCallFailure, notifySuccess } from '../notices/notify.js';

/** A call that changes something, with what is said about it. */
export interface DeskCall<Input, Answer> {
  call(input: Input): Promise<Answer>;
  /** Said when it is done. */
  readonly done: string;
  /** Said when it failed. */
  readonly failed: string;
  /** What can be done about it afterwards, offered with the message. */
  afterwards?(input: Input): FollowUp;
  /** The lists that it changes: they are loaded again, whatever came of it. */
  readonly lists: readonly QueryKey[];
}

/** Makes the call, tells what came of it, and loads again what it changed. */
export function useDeskCall<Input, Answer>(options: DeskCall<Input, Answer>) {
  const { call, done, failed, lists, afterwards } = options;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (_, input) => notifySuccess(done, afterwards?.(input)),
    onError: (error) => notifyCallFailure(error, failed),
    onSettled: () => {
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
