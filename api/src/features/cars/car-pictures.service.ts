import { Injectable } from '@nestjs/common';
import {
  type AdminCar,
  CAR_PICTURES,
  CAR_UNDO_MINUTES,
  type CarPictureField,
  carChangeMessages,
  type carPicturesSchema,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { isEntityId } from '../../platform/database/entity-id.js';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { invalidField } from '../../platform/errors/invalid-field.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import {
  imageNameOf,
  MediaService,
  MediaWarmer,
  PICTURES_REPLACED,
  type SentImage,
  type StoredImage,
  type Visibility,
} from '../media/index.js';
import { CarEntity, carFor, lockRun, type CarPictures as Names, picturesOfCar } from '../runs/index.js';
import { addSlip, removeSlip } from '../submissions/index.js';
import { AdminPresenter } from './admin.presenter.js';
import { CarChanges, type ChangeContext } from './car-changes.js';
import { hadRecently } from './recent-values.js';

type Replacement = z.output<typeof carPicturesSchema>;
type Given = Omit<Replacement, 'carId' | '_seen'>;

const VISIBILITY = { image: 'public', proofImage: 'private' } as const satisfies Record<
  CarPictureField,
  Visibility
>;
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** How far the clean-up looks back, in minutes; the rest is left to the nightly one. */
const LOOK_BACK = 60;

/** Replaces pictures of runs. Former ones are stored while an undo can bring them back, decision 11. */
@Injectable()
export class CarPictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly warmer: MediaWarmer,
    private readonly changes: CarChanges,
    private readonly present: AdminPresenter,
    jobs: JobsService,
  ) {
    jobs.register({ name: 'former-pictures', cron: EVERY_TEN_MINUTES, run: () => this.releaseFormer() });
  }

  /**
   * Replaces pictures of a run in one transaction with the activity record; reviewers those of pending runs only. A
   * replaced proof is read again. Pictures that the run has already change nothing.
   * @throws AppError `not_found` (404), `already_reviewed` (409) for a reviewer, `changed_meanwhile` (409),
   * `image_too_big` (413), `invalid_image` (400), `invalid_input` (400) for the path of a picture that the run did not have recently
   */
  async replace({ carId, _seen: seen, ...given }: Replacement, admin: AdminIdentity): Promise<AdminCar> {
    const { manager } = this.dataSource;
    const current = isEntityId(carId) ? await manager.findOneBy(CarEntity, { id: carId }) : null;
    if (!current) throw new AppError('not_found');
    // Only a request that can succeed may cost the decoding of pictures.
    await refuse(manager, current, given, admin);
    const { car, toWarm } = await this.media.write(
      { image: sentPicture(given, 'image'), proofImage: sentPicture(given, 'proofImage') },
      (writing, names) =>
        this.change(writing, { carId, given, names }, { admin, action: PICTURES_REPLACED, seen }),
    );
    await this.transactions.afterCommit(() => this.warmer.warm(toWarm));
    return car;
  }

  /** Deletes former pictures that no undo can bring back any more. */
  async releaseFormer(): Promise<void> {
    await this.media.release(await picturesWithoutUndo(this.dataSource.manager, CAR_UNDO_MINUTES, LOOK_BACK));
  }

  private async change(
    manager: EntityManager,
    { carId, given, names }: { carId: string; given: Given; names: Names },
    context: ChangeContext,
  ): Promise<{ car: AdminCar; toWarm: string | null }> {
    const { admin } = context;
    const car = await lockRun(manager, carId);
    await refuse(manager, car, given, admin);
    const fields = CAR_PICTURES.filter((field) => given[field] !== undefined && names[field] !== car[field]);
    const changed = fields.length === 0 ? car : await this.apply(manager, car, pick(names, fields), context);
    const presented = await this.present.changedCar(manager, changed);
    const isShown = changed.status === 'approved' && fields.includes('image');
    return { car: carFor(admin, presented), toWarm: isShown ? changed.image : null };
  }

  private async apply(
    manager: EntityManager,
    car: CarEntity,
    pictures: Partial<Names>,
    context: ChangeContext,
  ): Promise<CarEntity> {
    const fields = CAR_PICTURES.filter((field) => pictures[field] !== undefined);
    // The record has the names of both pictures: those before it belong to its undo.
    const changed = await this.changes.apply(manager, car, pictures, {
      ...context,
      alsoBefore: pick(car, fields),
      also: pictures,
    });
    if (pictures.proofImage === null) await removeSlip(manager, car.id);
    else if (pictures.proofImage !== undefined) await addSlip(manager, car.id);
    return changed;
  }
}

/** Refuses what the administrator may not replace, and former pictures that the run did not have recently. */
async function refuse(
  manager: EntityManager,
  car: CarEntity,
  given: Given,
  admin: AdminIdentity,
): Promise<void> {
  if (admin.role !== 'owner' && car.status !== 'pending') throw new AppError('already_reviewed');
  for (const field of CAR_PICTURES) {
    const source = given[field];
    if (source === undefined || source?.startsWith('data:')) continue;
    const name = source === null ? null : imageNameOf(source, VISIBILITY[field]);
    const isKnown =
      (source === null || name !== null) &&
      (car[field] === name || (await hadRecently(manager, car.id, field, name, PICTURES_REPLACED)));
    if (!isKnown) throw invalidField(field, carChangeMessages.undoOver);
  }
}

/** A picture of the request; the path or link of one was checked by `refuse`. */
function sentPicture(given: Given, field: CarPictureField): SentImage | null {
  const source = given[field];
  const visibility = VISIBILITY[field];
  return source === undefined || source === null ? null : { source, visibility, mayBeStored: true };
}

function pick(names: Names, fields: readonly CarPictureField[]): Partial<Names> {
  return Object.fromEntries(fields.map((field) => [field, names[field]]));
}

/** The pictures whose undo ended in the last `minutes` minutes. `after`: for how long an undo is possible, minutes. */
async function picturesWithoutUndo(
  manager: EntityManager,
  after: number,
  minutes: number,
): Promise<StoredImage[]> {
  const former: Names[] = await manager.query(
    `SELECT before ->> 'image' AS image, before ->> 'proofImage' AS "proofImage" FROM activity
     WHERE at <= now() - make_interval(mins => $1) AND at > now() - make_interval(mins => $1 + $2)
       AND subject_type = 'car' AND action = $3 AND before IS NOT NULL`,
    [after, minutes, PICTURES_REPLACED],
  );
  return former.flatMap(picturesOfCar);
}
