import type { EntityManager } from 'typeorm';
import { HEALTH_FAILURE_SHOWN_MS } from '../health/health-limits.js';
import type { Delivery } from './smtp-transport.js';

const SENT = 'UPDATE mail_status SET sent_at = now()';
const FAILED = 'UPDATE mail_status SET failed_at = now(), failure = $1';
/** The number starts again after a day without one. */
const GIVEN_UP = `
  UPDATE mail_status SET failed_at = now(), failure = $1, given_up_at = now(),
    given_up = 1 + CASE WHEN given_up_at > now() - make_interval(secs => $2) THEN given_up ELSE 0 END`;

/** Records the outcome of an attempt for the health report, in the transaction that settles the mail. */
export async function recordDelivery(
  manager: Pick<EntityManager, 'query'>,
  delivery: Delivery,
  isGivenUp: boolean,
): Promise<void> {
  if (delivery.outcome === 'sent') await manager.query(SENT);
  else if (isGivenUp) await manager.query(GIVEN_UP, [delivery.answer, HEALTH_FAILURE_SHOWN_MS / 1000]);
  else await manager.query(FAILED, [delivery.answer]);
}
