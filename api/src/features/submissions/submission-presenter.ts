import { Injectable } from '@nestjs/common';
import {
  type CarFieldOf,
  carFieldsOf,
  carTitle,
  driverName,
  isRunFact,
  knownRunFacts,
  type RunFact,
  type SubmissionPlace,
  type SubmissionState,
  type SubmissionStatus,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { BoardReadModel } from '../board/index.js';
import { PictureLinks } from '../media/index.js';
import type { CarEntity } from '../runs/index.js';
import type { SubmissionEntity } from './submission.entity.js';

/** Last digits of a phone number that its driver sees. */
const PHONE_HINT_DIGITS = 2;

/** Decisions whose duration gives the usual wait. */
const USUAL_WAIT_DECISIONS = 30;

interface QueueRow {
  readonly place: number;
  readonly wait: number | null;
}

/** The fields that every response contains. */
type SentField = Exclude<CarFieldOf<'submission'>, 'cellphone' | RunFact>;

/** What a deleted car leaves of its submission. */
export const REMOVED = {
  state: 'removed',
  carId: null,
  decidedAt: null,
  queue: null,
  reason: null,
  mayRevise: false,
  car: null,
  phoneHint: null,
  hasEmail: false,
  places: [],
} as const satisfies Partial<SubmissionStatus>;

/** Submissions as their drivers see them. */
@Injectable()
export class SubmissionPresenter {
  constructor(
    private readonly links: PictureLinks,
    private readonly board: BoardReadModel,
  ) {}

  /** A submission with its car, which is null once it is deleted. `manager` may be that of a transaction. */
  async status(
    manager: EntityManager,
    submission: SubmissionEntity,
    car: CarEntity | null,
  ): Promise<SubmissionStatus> {
    if (!car) return { ...REMOVED, sentAt: submission.createdAt.toISOString(), places: [] };
    const state = stateOf(submission, car);
    return {
      state,
      carId: car.id,
      sentAt: car.createdAt.toISOString(),
      decidedAt: car.reviewedAt?.toISOString() ?? null,
      queue: car.status === 'pending' ? await queuePlace(manager, car) : null,
      reason: state === 'rejected' ? car.rejectionReason : submission.question,
      mayRevise: mayRevise(submission, car),
      car: this.sent(car),
      phoneHint: car.cellphone === null ? null : `…${car.cellphone.slice(-PHONE_HINT_DIGITS)}`,
      hasEmail: submission.email !== null,
      places: state === 'approved' ? await this.places(car.vehicleId) : [],
    };
  }

  /** What was sent. Signed links expire, and open also a picture that is not public yet. */
  private sent(car: CarEntity): NonNullable<SubmissionStatus['car']> {
    const { image, proofImage } = car;
    const fields = carFieldsOf('submission').filter(
      (field): field is SentField => field !== 'cellphone' && !isRunFact(field),
    );
    return {
      ...(Object.fromEntries(fields.map((field) => [field, car[field]])) as Pick<CarEntity, SentField>),
      ...knownRunFacts(car),
      name: carTitle(car),
      owner: driverName(car),
      image: image === null ? null : this.links.link({ name: image, visibility: 'public' }),
      proofImage: proofImage === null ? null : this.links.link({ name: proofImage, visibility: 'private' }),
    };
  }

  private async places(vehicleId: string): Promise<SubmissionPlace[]> {
    return (await this.board.read()).placesOfVehicle(vehicleId);
  }
}

/** Whether the driver may change a submission: it waits, or it was rejected and may be sent again. */
export function mayRevise({ mayResend }: SubmissionEntity, { status }: Pick<CarEntity, 'status'>): boolean {
  return status === 'pending' || (status === 'rejected' && mayResend);
}

function stateOf({ question }: SubmissionEntity, { status }: CarEntity): SubmissionState {
  return status === 'pending' && question !== null ? 'information_needed' : status;
}

/**
 * The place of a pending car in the review queue, and the median time from submission to decision of the visitors'
 * submissions that were decided last; null before the first decision. Both by the database's clock.
 */
async function queuePlace(
  manager: EntityManager,
  { id }: Pick<CarEntity, 'id'>,
): Promise<SubmissionStatus['queue']> {
  const [row] = await manager.query<QueueRow[]>(
    `SELECT (
       SELECT count(*)::integer FROM cars AS other
       WHERE other.status = 'pending' AND (other.created_at, other.id) <= (car.created_at, car.id)
     ) AS place, (
       SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY wait) FROM (
         SELECT extract(epoch FROM reviewed_at - cars.created_at)::float8 AS wait
         FROM cars JOIN submissions ON car_id = cars.id
         WHERE status IN ('approved', 'rejected') AND reviewed_at IS NOT NULL
         ORDER BY reviewed_at DESC LIMIT $2
       ) AS decided
     ) AS wait
     FROM cars AS car WHERE car.id = $1`,
    [id, USUAL_WAIT_DECISIONS],
  );
  return row ? { place: row.place, usualWaitSeconds: row.wait === null ? null : Math.round(row.wait) } : null;
}
