import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type CarStatus,
  carTitle,
  isSameCar,
  isWorthHint,
  rankingTimeText,
  type SeenPicture,
  type SeenPictures,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { looksAlike } from './compare-fingerprints.js';
import { PictureFingerprints } from './picture-fingerprints.service.js';

/** Most runs that are listed for a picture; equal files first, then the latest. */
const LISTED_MAX = 3;

/** A picture of a run. */
interface RunPicture {
  readonly carId: string;
  readonly vehicleId: string;
  readonly driverId: string | null;
  readonly name: string;
  readonly status: CarStatus;
  readonly time: string | null;
  readonly at: string;
  readonly picture: SeenPicture['picture'];
  /** Name of the file, which is derived from its content. */
  readonly file: string;
  readonly fingerprint: Buffer | null;
}

type Row = Omit<RunPicture, 'name' | 'time' | 'at'> & {
  readonly name: string | null;
  readonly owner: string | null;
  readonly time: string | null;
  readonly worldFacts: string | null;
  readonly runDate: string | null;
  readonly createdAt: Date;
};

/** Pictures of pending runs that other runs have, too, or that look like those. */
@Injectable()
export class SeenPicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fingerprints: PictureFingerprints,
  ) {}

  /** The matches of all pending runs, the oldest submission first. */
  async list(): Promise<SeenPictures> {
    const pictures = (await this.rows()).map(toRunPicture);
    const matches: SeenPicture[] = [];
    for (const one of pictures.filter(({ status }) => status === 'pending')) {
      matches.push(...matchesOf(one, pictures));
      // Other requests go on between two pictures: a board may have many thousands.
      await setImmediate();
    }
    return { isOn: this.fingerprints.isOn, pictures: matches };
  }

  /** All pictures of runs, the latest run first. */
  private rows(): Promise<Row[]> {
    return this.dataSource.query(
      `SELECT cars.id AS "carId", vehicle_id AS "vehicleId", driver_id AS "driverId", cars.name, owner, status, time,
              world_facts AS "worldFacts", run_date AS "runDate", cars.created_at AS "createdAt",
              picture.field AS picture, picture.file, fingerprint
         FROM cars JOIN vehicles ON vehicles.id = vehicle_id
         CROSS JOIN LATERAL (VALUES ('image', image), ('proofImage', proof_image)) AS picture (field, file)
         LEFT JOIN picture_fingerprints ON picture_fingerprints.name = picture.file
        WHERE picture.file IS NOT NULL ORDER BY cars.created_at DESC, cars.id DESC, picture.field`,
    );
  }
}

function toRunPicture({ owner, worldFacts, runDate, createdAt, ...row }: Row): RunPicture {
  return {
    ...row,
    name: carTitle({ name: row.name, owner }),
    time: rankingTimeText({ time: row.time, worldFacts }),
    at: runDate ?? createdAt.toISOString(),
  };
}

/** The other runs that a picture was seen with, each once. */
function matchesOf(one: RunPicture, all: readonly RunPicture[]): SeenPicture[] {
  const byCar = new Map<string, SeenPicture>();
  for (const other of all) {
    const isEqual = other.file === one.file;
    const isSeen = isEqual || isSimilar(one, other);
    if (!isSeen || !isWorthHint(one, other) || byCar.get(other.carId)?.isEqual) continue;
    byCar.set(other.carId, toSeenPicture(one, other, isEqual));
  }
  return [...byCar.values()]
    .sort((first, second) => Number(second.isEqual) - Number(first.isEqual))
    .slice(0, LISTED_MAX);
}

function isSimilar(one: RunPicture, other: RunPicture): boolean {
  if (!one.fingerprint || !other.fingerprint) return false;
  const isProof = one.picture === 'proofImage' || other.picture === 'proofImage';
  return looksAlike(one.fingerprint, other.fingerprint, isProof);
}

function toSeenPicture(one: RunPicture, other: RunPicture, isEqual: boolean): SeenPicture {
  const { carId, picture, name, status, time, at } = other;
  return {
    carId: one.carId,
    picture: one.picture,
    other: { carId, picture, name, status, time, at, isSameCar: isSameCar(one, other) },
    isEqual,
  };
}
