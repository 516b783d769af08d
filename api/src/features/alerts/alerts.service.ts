import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY_MS } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { readSender } from '../../platform/mail/sender.js';
import { ALERTS_JOB } from '../admin/index.js';
import { PictureLinks } from '../media/index.js';
import type { CarEntity } from '../runs/index.js';
import { type Alert, readAlert } from './alert-content.js';
import { alertMail } from './alert-mail.js';
import {
  addMailboxes,
  type DueTarget,
  failTarget,
  lockDueTarget,
  postponeTarget,
  settleTarget,
  startSending,
} from './alert-targets.js';
import { PushSender } from './push-sender.js';
import { endOfQuietHours } from './quiet-hours.js';

const EVERY_MINUTE = '* * * * *';
/** Push messages sent at a time, each with a connection to the database. */
const PUSHES_AT_ONCE = 3;
/** Pause after a failed push message; doubles with each, up to the longest. */
const PUSH_RETRY_FIRST_MS = 30_000;
const PUSH_RETRY_MAX_MS = 60 * 60_000;
/** Failed attempts after which a device is forgotten: about a day. */
const PUSH_FAILURES_MAX = 30;
/** How long a mail waits for the slips of its cars to be read, and how often is looked. */
const SLIP_WAIT_MS = 8000;
const SLIP_POLL_MS = 500;

/**
 * Sends alerts of stored events: to devices at once, to mailboxes at once and then at most every hour. A mail is queued in
 * the transaction that records its delivery. A push message is sent while its device is locked; after a crash the same
 * one is sent again, which replaces the first.
 */
@Injectable()
export class AlertsService {
  private readonly logger = new Logger('Alerts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
    private readonly push: PushSender,
    private readonly pictures: PictureLinks,
    @Inject(CONFIG) private readonly config: Config,
    jobs: JobsService,
  ) {
    jobs.register({ name: ALERTS_JOB, cron: EVERY_MINUTE, atStart: true, run: (signal) => this.run(signal) });
  }

  /** Sends all that is due. */
  async run(signal: AbortSignal): Promise<void> {
    if (this.mails.hasMailServer) await addMailboxes(this.dataSource.manager);
    const devices = Array.from({ length: PUSHES_AT_ONCE }, () => this.deliverAll(false, signal));
    await Promise.all([...devices, this.mails.hasMailServer && this.deliverMails(signal)]);
  }

  private async deliverMails(signal: AbortSignal): Promise<void> {
    const until = performance.now() + SLIP_WAIT_MS;
    while (this.config.slipReader === 'on' && performance.now() < until && (await this.isSlipAwaited()))
      await sleep(SLIP_POLL_MS, undefined, { signal });
    await this.deliverAll(true, signal);
  }

  /** Whether a mail is due while a slip of a new submission is being read. */
  private async isSlipAwaited(): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT FROM slip_readings r JOIN admin_events e ON e.type = 'submission' AND e.data ->> 'carId' = r.car_id::text
         JOIN alert_targets t ON t.endpoint IS NULL AND t.due_at <= now() AND t.delivered_seq < e.seq
       WHERE r.state IN ('waiting', 'reading') AND e.created_at > now() - make_interval(secs => $1) LIMIT 1`,
      [SLIP_WAIT_MS / 1000],
    );
    return rows.length > 0;
  }

  private async deliverAll(isMail: boolean, signal: AbortSignal): Promise<void> {
    do {
      await startSending(this.dataSource.manager);
    } while (
      !signal.aborted &&
      (await this.dataSource.transaction((manager) => this.deliverNext(manager, isMail)))
    );
  }

  /** Delivers to the next due target. Returns whether there was one. */
  private async deliverNext(manager: EntityManager, isMail: boolean): Promise<boolean> {
    const target = await lockDueTarget(manager, isMail);
    if (!target) return false;
    const quietUntil = endOfQuietHours(target, Date.now());
    const alert = quietUntil === null ? await readAlert(manager, target) : null;
    if (quietUntil !== null) await postponeTarget(manager, target.id, quietUntil);
    else if (!alert) await settleTarget(manager, target.id, false);
    else if (isMail) await this.mail(manager, target, alert);
    else await this.pushTo(manager, target, alert);
    return true;
  }

  private async mail(manager: EntityManager, { id, email }: DueTarget, alert: Alert): Promise<void> {
    const { name } = await readSender(manager);
    await this.mails.queue(
      manager,
      alertMail(email, name, alert, (car) => this.pictureOf(car)),
    );
    await settleTarget(manager, id, true);
  }

  /** A link to the picture that becomes public with the approval, never to the proof; valid for a day. */
  private pictureOf({ image }: CarEntity): string | null {
    return image === null
      ? null
      : this.pictures.link({ name: image, visibility: 'public' }, Date.now() + DAY_MS);
  }

  private async pushTo(manager: EntityManager, target: DueTarget, alert: Alert): Promise<void> {
    const { id, endpoint, failures, sendingSeq } = target;
    const [title, ...others] = alert.sentences;
    const message = { title, body: others.join('\n'), tag: `alert-${sendingSeq}`, path: alert.path };
    const outcome = await this.push.send({ ...target, endpoint: endpoint ?? '' }, message);
    if (outcome === 'sent') return settleTarget(manager, id, true);
    if (outcome === 'gone' || failures >= PUSH_FAILURES_MAX) {
      await manager.query('DELETE FROM alert_targets WHERE id = $1', [id]);
      this.logger.warn({ device: id, outcome }, 'A device was forgotten');
      return;
    }
    await failTarget(manager, id, Math.min(PUSH_RETRY_FIRST_MS * 2 ** failures, PUSH_RETRY_MAX_MS));
    this.logger.warn({ device: id, failures: failures + 1 }, 'A push message could not be sent yet');
  }
}
