import { createHash } from 'node:crypto';
import { submissionMessages } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { lockRow } from '../../platform/database/lock-row.js';
import { countAffected } from '../../platform/database/personal-data.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { LinkCodes } from '../../platform/http/signing/link-codes.js';
import { CarEntity, lockVehiclesOf } from '../runs/index.js';
import { SubmissionEntity } from './submission.entity.js';

/** Codes are stored as hashes only, so that read access to the table opens no page. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/**
 * The submission of a code. An invalid code takes the same time as an unknown one: a hash and a look-up by an index.
 * @throws AppError `not_found` (404)
 */
export async function findSubmission(manager: EntityManager, code: string): Promise<SubmissionEntity> {
  const submission = await manager.findOneBy(SubmissionEntity, { codeHash: hashCode(code) });
  if (!submission) throw unknownCode();
  return submission;
}

/** A submission with its car, locked until the end of the transaction. */
export interface LockedSubmission {
  readonly submission: SubmissionEntity;
  readonly car: CarEntity;
}

/**
 * Locks the car of a code with its vehicle, and its submission, in the order in which reviews lock them.
 * @throws AppError `not_found` (404) for an unknown code, `not_revisable` (409) when the car is deleted
 */
export async function lockSubmission(manager: EntityManager, code: string): Promise<LockedSubmission> {
  const { id, carId } = await findSubmission(manager, code);
  if (carId === null) throw new AppError('not_revisable');
  await lockVehiclesOf(manager, [carId]);
  const car = await manager.findOne(CarEntity, {
    where: { id: carId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!car) throw new AppError('not_revisable');
  return { submission: await lockRow(manager, SubmissionEntity, id), car };
}

/** Adds the submission of a car, whose code is derived from its id. */
export async function addSubmission(
  manager: EntityManager,
  codes: LinkCodes,
  row: Pick<SubmissionEntity, 'carId' | 'email' | 'previousCarId'>,
): Promise<SubmissionEntity> {
  const [{ id }] = await manager.query<[{ id: string }]>('SELECT uuidv7() AS id');
  return manager.save(manager.create(SubmissionEntity, { ...row, id, codeHash: hashCode(codes.create(id)) }));
}

/**
 * Removes personal data from the submissions of cars that are about to be deleted, and withdraws their mails.
 */
export async function clearSubmissions(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  await withdrawMails(manager, carIds);
  await manager.query(
    `UPDATE submissions SET email = NULL, question = NULL, asked_at = NULL, changes = '[]', removed_at = now()
     WHERE car_id = ANY($1)`,
    [carIds],
  );
}

/** Deletes the submissions of cars, so that their codes are unknown, and withdraws their mails. */
export async function deleteSubmissions(manager: EntityManager, carIds: readonly string[]): Promise<number> {
  await withdrawMails(manager, carIds);
  return countAffected(manager, 'DELETE FROM submissions WHERE car_id = ANY($1)', carIds);
}

/** A mail that is being sent is not stopped. */
async function withdrawMails(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  await manager.query(
    `DELETE FROM mails WHERE id IN (
       SELECT mails.id FROM mails JOIN submissions ON submissions.mail_id = mails.id
       WHERE car_id = ANY($1) FOR UPDATE OF mails SKIP LOCKED)`,
    [carIds],
  );
}

function unknownCode(): AppError {
  return new AppError('not_found', { detail: submissionMessages.codeUnknown });
}
