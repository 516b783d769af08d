import type { AdminRole } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { QuietHours } from './quiet-hours.js';

/** SQL condition: an administrator `a` with settings `s` wants mails. Owners do by default, unless their address is made up. */
export const WANTS_MAIL = `coalesce(s.by_mail, a.role = 'owner') AND a.email NOT LIKE '%.local'`;

/** Time between two mails to an administrator. */
const MAIL_PAUSE = `interval '1 hour'`;
/** Types of events of which alerts are sent. */
const TYPES = `('submission', 'vote-burst', 'backup-failed', 'health')`;

/** What a target gets now. */
export interface DueTarget extends QuietHours {
  readonly id: string;
  /** Null for a mailbox. */
  readonly endpoint: string | null;
  readonly p256dh: string;
  readonly auth: string;
  readonly failures: number;
  /** Events after it, up to `sendingSeq`, are to be delivered. Both are 64-bit integers as text. */
  readonly deliveredSeq: string;
  readonly sendingSeq: string;
  readonly email: string;
  readonly role: AdminRole;
}

/**
 * Adds the mailboxes of administrators who want mails and have none yet. They get what happened since their account was
 * created.
 */
export async function addMailboxes(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO alert_targets (administrator_id, delivered_seq)
     SELECT a.id, coalesce((SELECT max(seq) FROM admin_events e WHERE e.created_at < a.created_at), 0)
     FROM administrator a LEFT JOIN alert_settings s ON s.administrator_id = a.id
     WHERE ${WANTS_MAIL} ON CONFLICT (administrator_id) WHERE endpoint IS NULL DO NOTHING`,
  );
}

/**
 * Sets what each due target gets, before it is sent and committed by itself, so that an attempt after a crash is the same
 * message.
 */
export async function startSending(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE alert_targets t SET sending_seq = (SELECT max(seq) FROM admin_events)
     WHERE sending_seq IS NULL AND due_at <= now()
       AND EXISTS (SELECT FROM admin_events e WHERE e.seq > t.delivered_seq AND e.type IN ${TYPES})`,
  );
}

/** Locks the mailbox, or the device, that waits longest and that no other node has locked; null when there is none. */
export async function lockDueTarget(manager: EntityManager, isMailbox: boolean): Promise<DueTarget | null> {
  const rows: DueTarget[] = await manager.query(
    `SELECT t.id, endpoint, p256dh, auth, failures, delivered_seq AS "deliveredSeq", sending_seq AS "sendingSeq",
       a.email, a.role, s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo"
     FROM alert_targets t JOIN administrator a ON a.id = t.administrator_id
       LEFT JOIN alert_settings s ON s.administrator_id = a.id
     WHERE sending_seq IS NOT NULL AND due_at <= now() AND (endpoint IS NULL) = $1
       AND (endpoint IS NOT NULL OR ${WANTS_MAIL})
     ORDER BY due_at LIMIT 1 FOR UPDATE OF t SKIP LOCKED`,
    [isMailbox],
  );
  return rows[0] ?? null;
}

/** Records that all of a message was delivered, or that nothing of it is of interest any more. */
export async function settleTarget(manager: EntityManager, id: string, isSent: boolean): Promise<void> {
  await manager.query(
    `UPDATE alert_targets SET delivered_seq = sending_seq, sending_seq = NULL, failures = 0,
       sent_at = CASE WHEN $2 THEN clock_timestamp() ELSE sent_at END,
       due_at = CASE WHEN $2 AND endpoint IS NULL THEN clock_timestamp() + ${MAIL_PAUSE} ELSE due_at END
     WHERE id = $1`,
    [id, isSent],
  );
}

/** Postpones a target to the end of quiet hours, when it gets all that happened until then. */
export async function postponeTarget(manager: EntityManager, id: string, untilMs: number): Promise<void> {
  await manager.query('UPDATE alert_targets SET sending_seq = NULL, due_at = $2 WHERE id = $1', [
    id,
    new Date(untilMs),
  ]);
}

/** Records a failed attempt, which is repeated after a pause. */
export async function failTarget(manager: EntityManager, id: string, pauseMs: number): Promise<void> {
  await manager.query(
    `UPDATE alert_targets SET failures = failures + 1, due_at = clock_timestamp() + make_interval(secs => $2)
     WHERE id = $1`,
    [id, pauseMs / 1000],
  );
}

/** Makes the targets of an administrator due by other quiet hours. Mails keep their pause. */
export async function rescheduleTargets(manager: EntityManager, administratorId: string): Promise<void> {
  await manager.query(
    `UPDATE alert_targets SET due_at = CASE WHEN endpoint IS NULL THEN coalesce(sent_at + ${MAIL_PAUSE}, now())
       ELSE now() END WHERE administrator_id = $1 AND failures = 0`,
    [administratorId],
  );
}
