import {
  type AdminCar,
  apiPath,
  type InformationRequest,
  type NewTime,
  type SubmissionReceipt,
  type SubmissionRevision,
  type SubmissionStatus,
  submissionRoutes,
} from '../../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from '../requests/caller.js';

/**
 * Requests about a driver's own submission, by its code, and about reviewers' questions.
 * @throws ApiError or NetworkError from every method; `not_found` for an unknown code
 */
export interface SubmissionCalls {
  status(code: string, options?: CallOptions): Promise<SubmissionStatus>;
  /** Changes a submission that waits or may be sent again. Rejects with `not_revisable` for any other. */
  revise(code: string, changes: SubmissionRevision, options?: UploadOptions): Promise<SubmissionStatus>;
  /** Withdraws a submission that was not decided. Rejects with `not_revisable` for any other. */
  withdraw(code: string, options?: CallOptions): Promise<SubmissionStatus>;
  /** Submits a new run of the same car. */
  newTime(code: string, run: NewTime, options?: UploadOptions): Promise<SubmissionReceipt>;
  /** Erases the driver's data: the submission, or the personal fields of an approved car. */
  erase(code: string, options?: CallOptions): Promise<SubmissionStatus>;
  /** Asks the driver of a pending car for information, as a reviewer. Rejects with `already_reviewed`. */
  requestInformation(request: InformationRequest, options?: CallOptions): Promise<AdminCar>;
  /** Records that the driver was notified by WhatsApp, as a reviewer. */
  markNotified(carId: string, options?: CallOptions): Promise<AdminCar>;
  /** Cars that their drivers withdrew, the latest first, for reviewers. */
  withdrawn(options?: CallOptions): Promise<AdminCar[]>;
}

/** Creates the requests. They are separate from `createClient`, whose code visitors of every page download. */
export function submissionCalls(call: Caller): SubmissionCalls {
  const to = (route: string, code: string) => apiPath(route, { code });
  const { status, revise, withdraw, newTime, erase, requestInformation, markNotified, withdrawn } =
    submissionRoutes;
  const asAdmin = <Answer>(path: string, body: unknown, options?: CallOptions) =>
    call<Answer>({ method: 'POST', path, body, asAdmin: true, options });
  return {
    status: (code, options) => call({ method: 'GET', path: to(status, code), pastCache: true, options }),
    revise: (code, body, options) =>
      call({ method: 'POST', path: to(revise, code), body, isUpload: true, options }),
    withdraw: (code, options) => call({ method: 'POST', path: to(withdraw, code), body: {}, options }),
    newTime: (code, body, options) =>
      call({ method: 'POST', path: to(newTime, code), body, isUpload: true, options }),
    erase: (code, options) => call({ method: 'POST', path: to(erase, code), body: {}, options }),
    requestInformation: (request, options) => asAdmin(requestInformation, request, options),
    markNotified: (carId, options) => asAdmin(markNotified, { carId }, options),
    withdrawn: (options) => call({ method: 'GET', path: withdrawn, asAdmin: true, pastCache: true, options }),
  };
}
