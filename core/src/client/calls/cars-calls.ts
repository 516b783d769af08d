import {
  type AdminCar,
  type AdminCarSubmission,
  apiRoutes,
  type CarCorrection,
  type CarPictures,
  type CarReview,
  type CarReviewResult,
  type CarSubmission,
  type CarUpdate,
  carPictureRoutes,
  type FactorySpecsUpdate,
  hintRoutes,
  type RunMove,
  type RunVideoUpdate,
  runRoutes,
  runVideoRoutes,
  type SeenPictures,
  type SlipReadings,
  type SubmissionReceipt,
  type WorldFactsUpdate,
} from '../../domain/index.js';
import type { EntryListCache } from '../entry-list-cache.js';
import type { Caller, CallOptions, UploadOptions } from '../requests/caller.js';
import { adminUpload } from './collection-calls.js';

/**
 * Requests for cars.
 * @throws ApiError or NetworkError from every method
 */
export interface CarsCalls {
  /** Submits a visitor's car to the moderation queue. */
  submit(car: CarSubmission, options?: UploadOptions): Promise<SubmissionReceipt>;
  /** Creates a car as the administrator. */
  adminSubmit(car: AdminCarSubmission, options?: UploadOptions): Promise<SubmissionReceipt>;
  /** The moderation queue, oldest submission first. */
  pending(options?: CallOptions): Promise<AdminCar[]>;
  /** Approved cars, latest approval first. */
  approved(options?: CallOptions): Promise<AdminCar[]>;
  /** Rejected cars, newest rejection first. */
  rejected(options?: CallOptions): Promise<AdminCar[]>;
  /** Returns a rejected car to the queue. Rejects with code `not_rejected` for any other status. */
  reopen(carId: string, options?: CallOptions): Promise<AdminCar>;
  /** Approves or rejects a pending car. Rejects with code `already_reviewed` if the car was reviewed before. */
  review(decision: CarReview, options?: CallOptions): Promise<CarReviewResult>;
  /** Moves runs to the car of another run, or to a new car. Resolves with the moved runs. */
  moveRuns(move: RunMove, options?: CallOptions): Promise<AdminCar[]>;
  /** What was read from the proofs of pending cars. */
  slipReadings(options?: CallOptions): Promise<SlipReadings>;
  /** Pictures of pending cars that were seen before. */
  seenPictures(options?: CallOptions): Promise<SeenPictures>;
  /** Corrects figures of a pending car. Rejects with code `already_reviewed` for any other status. */
  correct(correction: CarCorrection, options?: CallOptions): Promise<AdminCar>;
  /**
   * Replaces pictures of a run. Rejects with code `already_reviewed` if a reviewer replaces those of a decided car.
   */
  replacePictures(pictures: CarPictures, options?: UploadOptions): Promise<AdminCar>;
  /** Attaches a video of the site to a run, or releases it. */
  setVideo(update: RunVideoUpdate, options?: CallOptions): Promise<AdminCar>;
  update(car: CarUpdate, options?: CallOptions): Promise<AdminCar>;
  /** Sets a car's World Facts reference time. */
  updateWorldFacts(facts: WorldFactsUpdate, options?: CallOptions): Promise<AdminCar>;
  /** Sets a car's factory specifications. */
  updateFactorySpecs(specs: FactorySpecsUpdate, options?: CallOptions): Promise<AdminCar>;
  /** Deletes a car with its entries, votes and pictures. */
  delete(carId: string, options?: CallOptions): Promise<void>;
}

/** Creates the requests for cars. Those that change the leaderboard clear its cache. */
export function carsCalls(call: Caller, cache: EntryListCache): CarsCalls {
  const { cars } = apiRoutes;
  const read = <Answer = AdminCar[]>(path: string, options?: CallOptions) =>
    call<Answer>({ method: 'GET', path, asAdmin: true, pastCache: true, options });
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
    moveRuns: (move, options) => write('POST', runRoutes.move, move, options),
    slipReadings: (options) => read<SlipReadings>(cars.slipReadings, options),
    seenPictures: (options) => read<SeenPictures>(hintRoutes.seenPictures, options),
    correct: (correction, options) => write('PUT', cars.correct, correction, options),
    async replacePictures(pictures, options) {
      const path = carPictureRoutes.replace;
      const answer = await call<AdminCar>({ ...adminUpload, method: 'PUT', path, body: pictures, options });
      cache.clear();
      return answer;
    },
    setVideo: (update, options) => write('PUT', runVideoRoutes.set, update, options),
    update: (car, options) => write('PUT', cars.update, car, options),
    updateWorldFacts: (facts, options) => write('PUT', cars.updateWorldFacts, facts, options),
    updateFactorySpecs: (specs, options) => write('PUT', cars.updateFactorySpecs, specs, options),
    delete: (carId, options) => write('DELETE', cars.delete, { carId }, options),
  };
}
