import { ApiError, NetworkError, type UploadOptions } from '@quartermile/core/client';
import { type CarSubmission, type FieldProblem, messages } from '@quartermile/core/domain';
import { useState } from 'react';
import { attemptKey } from './submission-attempt.js';

/** Sends a car; throws ApiError or NetworkError. */
export type SubmitCar = (car: CarSubmission, options: UploadOptions) => Promise<unknown>;

/** Where the sending stands while the form shows; `sent` is the share of the body that has left, 0 to 1. */
export type EditingOrSending =
  | { readonly phase: 'editing'; readonly failure: string | null }
  | { readonly phase: 'sending'; readonly sent: number };

/** Where the sending stands. */
export type SendingState = EditingOrSending | { readonly phase: 'done' };

/** What came of one try; `problems`: what the server found wrong, by field. */
export interface SendingResult {
  readonly isDone: boolean;
  readonly problems: readonly FieldProblem[];
}

export interface Sending {
  readonly state: SendingState;
  send(car: CarSubmission): Promise<SendingResult>;
  restart(): void;
}

/** Why a sending failed, in the server's words where it has some. */
function failureReason(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (error instanceof NetworkError) return messages.submit.unreachable;
  return messages.submit.again;
}

/** Sends a submission, as often as it takes. */
export function useSending(submit: SubmitCar): Sending {
  const [state, setState] = useState<SendingState>({ phase: 'editing', failure: null });

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

  const restart = (): void => setState({ phase: 'editing', failure: null });

  return { state, send, restart };
}
