import { ApiError, NetworkError, type UploadOptions } from '@quartermile/core/client';
import { type CarSubmission, type FieldProblem, messages } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import { attemptKey } from './submission-attempt.js';

/** Sends a car; throws ApiError or NetworkError. */
export type SubmitCar = (car: CarSubmission, options: UploadOptions) => Promise<unknown>;

/** State while the form is shown; `sent` is the fraction of the body that is uploaded, 0 to 1. */
export type EditingOrSending =
  | { readonly phase: 'editing'; readonly failure: string | null }
  | { readonly phase: 'sending'; readonly sent: number };

/** State of the submission. */
export type SendingState = EditingOrSending | { readonly phase: 'done' };

/** Result of an attempt; `problems` are the server's field errors. */
export interface SendingResult {
  readonly isDone: boolean;
  readonly problems: readonly FieldProblem[];
}

export interface Sending {
  readonly state: SendingState;
  send(car: CarSubmission): Promise<SendingResult>;
  restart(): void;
}

/** The reason for a failure, by the server if it returned one. */
function failureReason(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (error instanceof NetworkError) return messages.submit.unreachable;
  return messages.submit.again;
}

const editing: SendingState = { phase: 'editing', failure: null };

/** Whether the request was not sent because the browser is offline. */
const isOffline = (state: SendingState): boolean =>
  state.phase === 'editing' && state.failure === messages.offline.draft;

/** State and actions of sending a submission, which can be retried. */
export function useSending(submit: SubmitCar): Sending {
  const [state, setState] = useState<SendingState>(editing);

  useEffect(() => {
    const clear = (): void => setState((now) => (isOffline(now) ? editing : now));
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, []);

  const send = async (car: CarSubmission): Promise<SendingResult> => {
    if (!navigator.onLine) {
      setState({ phase: 'editing', failure: messages.offline.draft });
      return { isDone: false, problems: [] };
    }
    setState({ phase: 'sending', sent: 0 });
    try {
      await submit(car, {
        idempotencyKey: attemptKey(car),
        onUploadProgress: (sent) => setState({ phase: 'sending', sent }),
      });
      setState({ phase: 'done' });
      return { isDone: true, problems: [] };
    } catch (error) {
      setState({ phase: 'editing', failure: failureReason(error) });
      return { isDone: false, problems: error instanceof ApiError ? error.errors : [] };
    }
  };

  const restart = (): void => setState(editing);

  return { state, send, restart };
}
