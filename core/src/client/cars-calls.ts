import {
  type AdminCar,
  type AdminCarSubmission,
  apiRoutes,
  type CarReview,
  type CarReviewResult,
  type CarSubmission,
  type CarUpdate,
  type FactorySpecsUpdate,
  type SubmissionReceipt,
  type WorldFactsUpdate,
} from '../domain/index.js';
import type { Caller, CallOptions, UploadOptions } from './caller.js';
import { adminUpload } from './collection-calls.js';
import type { EntryListCache } from './entry-list-cache.js';

/** The calls about cars. All of them throw ApiError or NetworkError. */
export interface CarsCalls {
  /** Sends a visitor's car into the moderation queue. */
  submit(car: CarSubmission, options?: UploadOptions): Promise<SubmissionReceipt>;
  /** Makes a car as the administrator. */
  adminSubmit(car: AdminCarSubmission, options?: UploadOptions): Promise<SubmissionReceipt>;
  /** The moderation queue, oldest submission first. */
  pending(options?: CallOptions): Promise<AdminCar[]>;
  /** Approved cars, latest approval first. */
  approved(options?: CallOptions): Promise<AdminCar[]>;
  /** Rejected cars, newest rejection first. */
  rejected(options?: CallOptions): Promise<AdminCar[]>;
  /** Takes a rejected car back into the queue; refused with `not_rejected` when it is not rejected. */
  reopen(carId: string, options?: CallOptions): Promise<AdminCar>;
  /** Decides about a pending car; refused with `already_reviewed` the second time. */
  review(decision: CarReview, options?: CallOptions): Promise<CarReviewResult>;
  /** Edits an approved car. */
  update(car: CarUpdate, options?: CallOptions): Promise<AdminCar>;
  /** Sets a car's reference time. */
  updateWorldFacts(facts: WorldFactsUpdate, options?: CallOptions): Promise<AdminCar>;
  /** Sets a car's factory figures. */
  updateFactorySpecs(specs: FactorySpecsUpdate, options?: CallOptions): Promise<AdminCar>;
  /** Deletes a car with its entries, votes and pictures. */
  delete(carId: string, options?: CallOptions): Promise<void>;
}

/** Makes the calls about cars. Those that change the leaderboard make the client forget its copy. */
export function carsCalls(call: Caller, cache: EntryListCache): CarsCalls {
  const { cars } = apiRoutes;
  const read = (path: string, options?: CallOptions) =>
    call<AdminCar[]>({ method: 'GET', path, asAdmin: true, pastCache: true, options });
  const write = async <Answer>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    options?: CallOptions,
  ) => {
    const answer = await call<Answer>({ method, path, body, asAdmin: true, options });
    cache.clear();
    return answer;
  };
  return {
    submit: (car, options) => call({ method: 'POST', path: cars.submit, body: car, isUpload: true, options }),
    adminSubmit: (car, options) =>
      call({ ...adminUpload, method: 'POST', path: cars.submit, body: car, options }),
    pending: (options) => read(cars.pending, options),
    approved: (options) => read(cars.approved, options),
    rejected: (options) => read(cars.rejected, options),
    reopen: (carId, options) => write('POST', cars.reopen, { carId }, options),
    review: (decision, options) => write('POST', cars.review, decision, options),
    update: (car, options) => write('PUT', cars.update, car, options),
    updateWorldFacts: (facts, options) => write('PUT', cars.updateWorldFacts, facts, options),
    updateFactorySpecs: (specs, options) => write('PUT', cars.updateFactorySpecs, specs, options),
    delete: (carId, options) => write('DELETE', cars.delete, { carId }, options),
  };
}
