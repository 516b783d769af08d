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
import type { FingerprintSet } from './fingerprint-set.js';
import { PictureFingerprints } from './picture-fingerprints.service.js';
import { ReadFigures } from './read-figures.js';
import { StoredFingerprints } from './stored-fingerprints.service.js';

/** Most runs that are listed for a picture; equal files first, then the latest. */
const LISTED_MAX = 3;

/** Time for the comparisons of one request. Later requests continue, because results are stored. */
const COMPARE_MS = 500;

/** A picture of a pending run. */
interface PendingPicture {
  readonly carId: string;
  readonly picture: SeenPicture['picture'];
  readonly file: string;
  /** Whether its fingerprint is still to be computed. */
  readonly isNew: boolean;
}

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
  /** Position among the runs, the latest first. */
  readonly order: number;
}

type Row = Omit<RunPicture, 'name' | 'time' | 'at' | 'order'> & {
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
  /** Time for the comparisons of one request, ms. */
  readonly compareMs: number = COMPARE_MS;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stored: StoredFingerprints,
    private readonly fingerprints: PictureFingerprints,
  ) {}

  /** The matches of all pending runs, the oldest submission first, and what was not compared. */
  async list(): Promise<SeenPictures> {
    const { isOn } = this.fingerprints;
    const pending = await this.pending();
    // Read after the pending runs, so that it has all fingerprints that they have.
    const set = await this.stored.current();
    const until = performance.now() + this.compareMs;
    const notCompared = new Set<string>();
    const alike = new Map<PendingPicture, readonly string[]>();
    for (const one of pending) {
      const names = await set.alike(one.file, one.picture === 'proofImage', until);
      if (names) alike.set(one, names);
      if (names === null || (isOn && one.isNew)) notCompared.add(one.carId);
    }
    const figures = await ReadFigures.load(this.dataSource);
    const runs = await this.runsWith(
      [...pending.map(({ file }) => file), ...[...alike.values()].flat()],
      pending.flatMap(({ carId }) => figures.sameAs(carId)),
    );
    const pictures = pending.flatMap((one) => matchesOf(one, alike.get(one) ?? [], runs, set, figures));
    return { isOn, pictures, notCompared: [...notCompared] };
  }

  /** The pictures of pending runs, the oldest submission first. */
  private pending(): Promise<PendingPicture[]> {
    return this.dataSource.query(
      `SELECT cars.id AS "carId", picture.field AS picture, picture.file, known.name IS NULL AS "isNew"
         FROM cars CROSS JOIN LATERAL (VALUES ('image', image), ('proofImage', proof_image)) AS picture (field, file)
         LEFT JOIN picture_fingerprints AS known ON known.name = picture.file
        WHERE status = 'pending' AND picture.file IS NOT NULL ORDER BY cars.created_at, cars.id, picture.field`,
    );
  }

  /** The pictures of runs that have one of some files, and the proofs of some runs, by the file; the latest run first. */
  private async runsWith(
    files: readonly string[],
    carIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly RunPicture[]>> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT cars.id AS "carId", vehicle_id AS "vehicleId", driver_id AS "driverId", cars.name, owner, status, time,
              world_facts AS "worldFacts", run_date AS "runDate", cars.created_at AS "createdAt",
              picture.field AS picture, picture.file
         FROM cars JOIN vehicles ON vehicles.id = vehicle_id
         CROSS JOIN LATERAL (VALUES ('image', image), ('proofImage', proof_image)) AS picture (field, file)
        WHERE picture.file = ANY($1) OR (picture.field = 'proofImage' AND cars.id = ANY($2) AND picture.file IS NOT NULL)
        ORDER BY cars.created_at DESC, cars.id DESC, picture.field`,
      [[...new Set(files)], carIds],
    );
    return Map.groupBy(rows.map(toRunPicture), ({ file }) => file);
  }
}

function toRunPicture({ owner, worldFacts, runDate, createdAt, ...row }: Row, order: number): RunPicture {
  return {
    ...row,
    order,
    name: carTitle({ name: row.name, owner }),
    time: rankingTimeText({ time: row.time, worldFacts }),
    at: runDate ?? createdAt.toISOString(),
  };
}

/** The other runs that a picture was seen with, each once: equal files first, then the latest. */
function matchesOf(
  { carId, picture, file }: PendingPicture,
  alike: readonly string[],
  runs: ReadonlyMap<string, readonly RunPicture[]>,
  set: FingerprintSet,
  figures: ReadFigures,
): SeenPicture[] {
  const one = runs.get(file)?.find((run) => run.carId === carId && run.picture === picture);
  // It was decided or changed meanwhile.
  if (!one) return [];
  const equal = runs.get(file) ?? [];
  const similar = alike
    .filter((name) => name !== file)
    .flatMap((name) => runs.get(name) ?? [])
    .filter((other) => isSimilar(one, other, set, figures))
    .sort((first, second) => first.order - second.order);
  const proofs = [...runs.values()].flat().filter((other) => other.picture === 'proofImage');
  const same = picture === 'proofImage' ? figures.sameAs(carId) : [];
  const read = proofs.filter((other) => same.includes(other.carId));
  const byCar = new Map<string, SeenPicture>();
  for (const other of [...equal, ...similar, ...read]) {
    if (!isWorthHint(one, other) || byCar.has(other.carId)) continue;
    byCar.set(other.carId, toSeenPicture(one, other, other.file === file, read.includes(other)));
  }
  return [...byCar.values()].slice(0, LISTED_MAX);
}

/**
 * Slips of one strip look alike, so those that show different figures are not similar. The comparison of all proofs with
 * a car picture is coarse, so a match with a proof is compared again.
 */
function isSimilar(one: RunPicture, other: RunPicture, set: FingerprintSet, figures: ReadFigures): boolean {
  const areProofs = one.picture === 'proofImage' && other.picture === 'proofImage';
  if (areProofs && figures.differ(one.carId, other.carId)) return false;
  if (one.picture === 'proofImage' || other.picture === 'image') return true;
  const [own, others] = [set.of(one.file), set.of(other.file)];
  return own !== undefined && others !== undefined && looksAlike(own, others, true);
}

function toSeenPicture(
  one: RunPicture,
  other: RunPicture,
  isEqual: boolean,
  hasSameFigures: boolean,
): SeenPicture {
  const { carId, picture, name, status, time, at } = other;
  return {
    carId: one.carId,
    picture: one.picture,
    other: { carId, picture, name, status, time, at, isSameCar: isSameCar(one, other) },
    isEqual,
    hasSameFigures,
  };
}
