import { type SubmissionInfo, submissionRoutes } from '@quartermile/core/domain';
import { type EntityManager, In } from 'typeorm';
import { LinkCodes } from '../../platform/http/signing/link-codes.js';
import { SubmissionEntity } from './submission.entity.js';

/** What administrators see of the submissions of cars, by the car's id. Cars without one are absent. */
export async function submissionInfos(
  manager: EntityManager,
  carIds: readonly string[],
  publicUrl: string,
): Promise<ReadonlyMap<string, SubmissionInfo>> {
  const submissions = await manager.findBy(SubmissionEntity, { carId: In([...carIds]) });
  return new Map(submissions.map((one) => [one.carId ?? '', toSubmissionInfo(one, publicUrl)]));
}

/** The address of a driver's page with a placeholder of its code, which is completed when it is sent. */
export function submissionLink(origin: string, { id }: Pick<SubmissionEntity, 'id'>): string {
  return origin + submissionRoutes.page.replace(':code', () => LinkCodes.placeholder(id));
}

function toSubmissionInfo(submission: SubmissionEntity, publicUrl: string): SubmissionInfo {
  const { question, askedAt, revisedAt, changes, mayResend, previousCarId, email } = submission;
  const { notifiedAt, notifiedBy } = submission;
  return {
    informationRequest: question && askedAt ? { reason: question, at: askedAt.toISOString() } : null,
    revisedAt: revisedAt?.toISOString() ?? null,
    changes,
    mayResend,
    previousCarId,
    hasEmail: email !== null,
    notified: notifiedAt && notifiedBy ? { at: notifiedAt.toISOString(), by: notifiedBy } : null,
    link: submissionLink(publicUrl, submission),
  };
}
