import { randomUUID } from 'node:crypto';
import { messages } from '@quartermile/core/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { anonymiseCarRecords } from '../../platform/board/car-records.js';
import { type CarPictures, picturesOfCar } from '../../platform/board/pictures-of-car.js';
import type { MediaService } from '../../platform/media/media.service.js';
import type { MediaFiles } from '../../platform/media/media-files.js';
import { CONTENT_CHANNEL } from '../../platform/revision/revision.service.js';
import { carIdsOf, emailOf, type Person } from './find-person.js';

/** How many rows of each kind were dealt with. */
export interface Forgotten {
  /** Pending and rejected submissions, gone. */
  readonly removedCars: number;
  /** Approved cars: they keep their place and their time, and lose everything that says whose they are. */
  readonly anonymisedCars: number;
  readonly subscribers: number;
  readonly mails: number;
  /** Gone from the media store: all of theirs that no other car shows. */
  readonly pictures: number;
}

/** What holds something of people. */
export interface Holdings {
  readonly dataSource: DataSource;
  readonly media: MediaService;
  readonly files: MediaFiles;
}

/** Forgets a person: all rows in one transaction, then the pictures. Running nodes hear of it. */
export async function forgetPerson(
  { dataSource, media, files }: Holdings,
  person: Person,
): Promise<Forgotten> {
  const { images, ...forgotten } = await dataSource.transaction(async (manager) => {
    const ids = await carIdsOf(manager, person);
    const pictures: CarPictures[] = await manager.query(
      'SELECT image, proof_image AS "proofImage" FROM cars WHERE id = ANY($1) FOR UPDATE',
      [ids],
    );
    await forgetTraces(manager, ids);
    return {
      removedCars: await removeCars(manager, ids),
      anonymisedCars: await anonymiseCars(manager, ids),
      subscribers: await affected(manager, 'DELETE FROM subscribers WHERE email = $1', emailOf(person)),
      mails: await affected(manager, 'DELETE FROM mails WHERE recipient = $1', emailOf(person)),
      images: pictures.flatMap(picturesOfCar),
    };
  });
  await media.release(images);
  const left = await Promise.all(images.map((image) => files.has(image)));
  return { ...forgotten, pictures: left.filter((isLeft) => !isLeft).length };
}

function removeCars(manager: EntityManager, ids: readonly string[]): Promise<number> {
  return affected(manager, `DELETE FROM cars WHERE id = ANY($1) AND status <> 'approved'`, ids);
}

/** A car without a name is called by its owner's, so it gets one that is nobody's. */
function anonymiseCars(manager: EntityManager, ids: readonly string[]): Promise<number> {
  const { unknownOwner } = messages.car;
  return affected(
    manager,
    `UPDATE cars SET owner = NULL, cellphone = NULL, description = NULL, image = NULL, proof_image = NULL,
       name = coalesce(name, $2) WHERE id = ANY($1)`,
    ids,
    unknownOwner,
  );
}

/** What was noted of the cars, and the answers that are kept to be repeated. */
async function forgetTraces(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await anonymiseCarRecords(manager, ids);
  for (const id of ids)
    await manager.query(`DELETE FROM idempotent_answer WHERE body LIKE '%' || $1 || '%'`, [id]);
  await manager.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, randomUUID()]);
}

/** How many rows a statement touched. */
async function affected(
  manager: EntityManager,
  statement: string,
  ...parameters: unknown[]
): Promise<number> {
  const rows: { count: number }[] = await manager.query(
    `WITH touched AS (${statement} RETURNING 1) SELECT count(*)::int AS count FROM touched`,
    parameters,
  );
  return rows[0]?.count ?? 0;
}
