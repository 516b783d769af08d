import { CATEGORIES, MOVE_DAYS } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { fillBoardTimes, fillVoteLeads, siteDay } from '../../board/index.js';
import { type DemoContext, type DemoPicture, type DemoSubject, daysBefore } from '../../demo/index.js';
import { CarEntity, EntryEntity } from '../../runs/index.js';
import { StripEntity, toRunStrip } from '../../strips/index.js';
import { addSlip } from '../../submissions/index.js';
import { videoOfRun } from '../video-of-run.js';
import type { DemoCar } from './demo-car.js';
import { dragRaceCars } from './drag-races.js';
import { queueCars } from './queue.js';
import { viewerCars } from './viewers.js';
import { worldFactsCars } from './world-facts.js';

/** Time between submission and review of demo cars, ms. */
const REVIEW_AFTER_MS = 9 * 60 * 60_000;

const DAYS_OF_WEEK = 7;
/** Days from Saturday to Sunday, where JavaScript's week starts. */
const DAYS_FROM_SATURDAY = 1;

/** All cars of the demo content. */
export const demoCars: readonly DemoCar[] = [...worldFactsCars, ...dragRaceCars, ...viewerCars, ...queueCars];

const slipName = (car: DemoCar): string => `${car.slug}-slip`;

/** Cars with their entries and votes. */
export const carsSubject: DemoSubject = {
  rows: {
    kind: 'cars',
    type: 'car',
    table: 'cars',
    id: 'uuid',
    publicPictures: 'ARRAY[image]',
    privatePicture: 'proof_image',
    isPending: "status = 'pending'",
  },
  pictures: demoCars.flatMap(picturesOf),

  async fill(manager, context) {
    const strips = await manager.find(StripEntity);
    const rows: CarEntity[] = [];
    for (const [index, car] of demoCars.entries()) {
      const facts = { ...carColumns(car, index, context), ...runFactsOf(car, strips, context) };
      rows.push(manager.create(CarEntity, { ...facts, runVideo: await demoVideoOf(manager, car) }));
    }
    const saved = await manager.save(rows);
    const entries = demoCars.flatMap((car, index) => entriesOf(car, saved[index]));
    await manager.insert(EntryEntity, entries);
    await fillBoardTimes(manager, saved);
    await castVotes(manager);
    await fillVoteLeads(manager);
    await fillLastWeek(manager, context.now);
    for (const { id, status, proofImage } of saved)
      if (status === 'pending' && proofImage !== null) await addSlip(manager, id);
  },
};

/** A car's picture, and its timing slip if it has a time. */
function picturesOf(car: DemoCar): DemoPicture[] {
  const picture: DemoPicture = { name: car.slug, visibility: 'public' };
  return car.time === null ? [picture] : [picture, { name: slipName(car), visibility: 'private' }];
}

function carColumns(car: DemoCar, index: number, { now, image }: DemoContext): Partial<CarEntity> {
  const { name, owner, time, drivetrain, description, standing } = car;
  const createdAt = daysBefore(now, car.daysAgo);
  return {
    ...car.factory,
    name,
    owner,
    time,
    drivetrain,
    description,
    worldFacts: car.worldFacts?.time ?? time,
    worldFactsSource: car.worldFacts?.source ?? null,
    aspiration: car.aspiration ?? null,
    cellphone: time === null ? null : fictionalPhone(index),
    image: image(car.slug),
    proofImage: time === null ? null : image(slipName(car)),
    evidence: standing.status === 'approved' && time !== null ? 'timing-slip' : null,
    status: standing.status,
    approvedCategories: categoriesOf(car),
    requestedCategories: 'requested' in standing ? [...standing.requested] : categoriesOf(car),
    rejectionReason: standing.status === 'rejected' ? standing.reason : null,
    reviewedAt: standing.status === 'pending' ? null : new Date(createdAt.getTime() + REVIEW_AFTER_MS),
    createdAt,
  };
}

/** Day and strip of a run that was timed on one of the strips: the last Saturday before the submission. */
function runFactsOf(car: DemoCar, strips: readonly StripEntity[], { now }: DemoContext): Partial<CarEntity> {
  const strip = strips.find(({ name }) => name === car.venue);
  if (!strip) return {};
  const sent = daysBefore(now, car.daysAgo);
  const day = daysBefore(sent, (sent.getUTCDay() + DAYS_FROM_SATURDAY) % DAYS_OF_WEEK || DAYS_OF_WEEK);
  return { strip: toRunStrip(strip), runDate: day.toISOString().slice(0, 'YYYY-MM-DD'.length) };
}

/** The video that shows a run. */
async function demoVideoOf(manager: EntityManager, { video }: DemoCar): Promise<CarEntity['runVideo']> {
  if (!video) return null;
  const [row] = await manager.query<{ id: string }[]>('SELECT id FROM videos WHERE title = $1', [
    video.title,
  ]);
  return videoOfRun(manager, { _id: row?.id ?? '', second: video.second });
}

/**
 * An unassignable phone number. South Africa reserves no numbers for fiction, but no national number starts with 00,
 * the international prefix (Numbering Plan Regulations, regulation 13).
 */
function fictionalPhone(index: number): string {
  return `+27 00 555 ${String(100 + index).padStart(4, '0')}`;
}

function categoriesOf({ standing }: DemoCar): (typeof CATEGORIES)[number][] {
  if (standing.status !== 'approved') return [];
  return CATEGORIES.filter((category) => standing.votes[category] !== undefined);
}

function entriesOf(car: DemoCar, row: CarEntity | undefined): Partial<EntryEntity>[] {
  const { standing } = car;
  if (standing.status !== 'approved' || !row) return [];
  const createdAt = row.reviewedAt ?? row.createdAt;
  return categoriesOf(car).map((category) => ({
    carId: row.id,
    vehicleId: row.vehicleId,
    category,
    votes: standing.votes[category] ?? 0,
    createdAt,
  }));
}

/** Inserts the positions of a week ago: of the entries and the votes of that time. */
async function fillLastWeek(manager: EntityManager, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO board_positions (day, entry_id, position)
     SELECT $1, entries.id, dense_rank() OVER (PARTITION BY category ORDER BY
       CASE category WHEN 'Votes by Viewers' THEN
         -(SELECT count(*) FROM votes WHERE entry_id = entries.id AND votes.created_at < $2)
       ELSE coalesce(time, world_facts)::numeric END)
     FROM entries JOIN cars ON cars.id = car_id WHERE entries.created_at < $2`,
    [siteDay(now, MOVE_DAYS), daysBefore(now, MOVE_DAYS)],
  );
}

/** Inserts a vote for each one that an entry counts, at random times since its creation. */
async function castVotes(manager: EntityManager): Promise<void> {
  await manager.query(`
    INSERT INTO votes (entry_id, voter, created_at)
    SELECT id, gen_random_uuid(), created_at + random() * (now() - created_at)
    FROM entries, generate_series(1, votes)
  `);
}
