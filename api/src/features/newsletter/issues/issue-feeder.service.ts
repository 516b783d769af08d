import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { SUBSCRIBER_REFUSALS_MAX } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { NodeConnection } from '../../../platform/database/notifications/node-connection.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { noteListChange } from '../../admin/index.js';
import { NewsletterLinks } from '../newsletter-links.js';
import { IssueEntity } from './issue.entity.js';
import { IssueContents } from './issue-content.service.js';
import { issueMail } from './issue-mail.js';
import { mailsDue } from './mails-due.js';

/** Time between two hand-outs of mails to the outbox while a newsletter is being sent. */
const ISSUE_FEED_MS = 500;
/** After a break, at most this much of the rate is made up for. */
const ISSUE_BURST_S = 2;
/** Most mails of newsletters in the outbox that could be sent. */
const ISSUE_OUTBOX_MAX = 100;

/** PostgreSQL channel for newsletters whose sending begins or goes on. */
export const ISSUE_CHANNEL = 'newsletter_sending';
const EVERY_MINUTE = '* * * * *';

/** Mails that left the outbox without having been handed over: withdrawn, expired, or deleted by an administrator. */
const RETURN_LOST = `
  UPDATE newsletter_deliveries SET state = CASE state WHEN 'handing' THEN 'uncertain' ELSE 'waiting' END
  WHERE issue_id = $1 AND state IN ('queued', 'handing')
    AND NOT EXISTS (SELECT FROM mails WHERE mails.id = newsletter_deliveries.id)`;
/** Subscribers who left, or whose address is refused for good. */
const SKIP = `
  UPDATE newsletter_deliveries SET state = 'skipped', settled_at = now()
  WHERE issue_id = $1 AND state = 'waiting' AND NOT EXISTS (
    SELECT FROM subscribers WHERE id = subscriber_id AND status = 'confirmed' AND refusals < $2)`;
const TAKE = `
  WITH taken AS (
    SELECT id FROM newsletter_deliveries WHERE issue_id = $1 AND state = 'waiting' ORDER BY id LIMIT $2 FOR UPDATE
  ), queued AS (
    UPDATE newsletter_deliveries SET state = 'queued' WHERE id IN (SELECT id FROM taken) RETURNING id, subscriber_id
  )
  SELECT queued.id, subscribers.id AS "subscriberId", email FROM queued JOIN subscribers ON subscribers.id = subscriber_id`;
const REST = `SELECT count(*)::int AS count FROM newsletter_deliveries
  WHERE issue_id = $1 AND state IN ('waiting', 'queued', 'handing')`;

/**
 * Moves the mails of newsletters into the outbox at their rate, a few at a time, so that other mails wait for a few at
 * most. Every node does that; the row of the newsletter is locked meanwhile, and has the time until which the rate is
 * used up.
 */
@Injectable()
export class IssueFeeder implements OnModuleDestroy {
  private readonly logger = new Logger('Newsletter');
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private isClosing = false;
  /** Whether it was woken since the turn in progress began, which may have read the newsletters before. */
  private isWoken = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
    private readonly contents: IssueContents,
    private readonly links: NewsletterLinks,
    connection: NodeConnection,
    jobs: JobsService,
  ) {
    connection.listen(ISSUE_CHANNEL, () => this.wake());
    connection.onResumed(() => this.wake());
    jobs.register({ name: 'newsletter', cron: EVERY_MINUTE, atStart: true, run: async () => this.wake() });
  }

  /** Begins to feed the outbox, until no newsletter is being sent. */
  wake(): void {
    if (this.isClosing || !this.mails.hasMailServer) return;
    this.isWoken = true;
    if (this.timer !== undefined) return;
    const next = (): void => {
      this.isWoken = false;
      this.turn = this.turnOnce().then((goesOn) => {
        const isNeeded = (goesOn || this.isWoken) && !this.isClosing;
        this.timer = isNeeded ? setTimeout(next, ISSUE_FEED_MS).unref() : undefined;
      });
    };
    this.timer = setTimeout(next, 0);
  }

  /** Waits for the turn in progress. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  /** Feeds the outbox once. Whether a newsletter is being sent; also true after an error. */
  private async turnOnce(): Promise<boolean> {
    try {
      const sending = await this.dataSource.manager.find(IssueEntity, {
        select: { id: true },
        where: { status: 'sending' },
      });
      for (const { id } of sending) await this.dataSource.transaction((manager) => this.feed(manager, id));
      return sending.length > 0;
    } catch (error) {
      this.logger.warn(error);
      return true;
    }
  }

  private async feed(manager: EntityManager, id: string): Promise<void> {
    const issue = await manager.findOne(IssueEntity, {
      where: { id, status: 'sending' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!issue) return;
    await manager.query(RETURN_LOST, [id]);
    await manager.query(SKIP, [id, SUBSCRIBER_REFUSALS_MAX]);
    const count = await this.allowance(manager, issue);
    if (count > 0) await this.queue(manager, issue, count);
    const [{ count: rest }] = await manager.query<[{ count: number }]>(REST, [id]);
    if (rest > 0) return;
    await manager.query(`UPDATE newsletter_issues SET status = 'sent', finished_at = now() WHERE id = $1`, [
      id,
    ]);
    await noteListChange(manager);
  }

  /** Number of mails that the rate allows now. Few wait in the outbox, so that a pause takes effect at once. */
  private async allowance(manager: EntityManager, { id, perMinute, fedAt }: IssueEntity): Promise<number> {
    const [{ now, waiting }] = await manager.query<[{ now: Date; waiting: number }]>(
      `SELECT clock_timestamp() AS now,
         (SELECT count(*)::int FROM mails WHERE once AND next_try_at <= now()) AS waiting`,
    );
    const due = mailsDue({
      perMinute,
      fedAt: fedAt?.getTime() ?? null,
      now: now.getTime(),
      waiting,
      burstS: ISSUE_BURST_S,
      most: ISSUE_OUTBOX_MAX,
    });
    await manager.query('UPDATE newsletter_issues SET fed_at = $2 WHERE id = $1', [id, new Date(due.fedAt)]);
    return due.count;
  }

  private async queue(manager: EntityManager, issue: IssueEntity, count: number): Promise<void> {
    const rows: { id: string; subscriberId: string; email: string }[] = await manager.query(TAKE, [
      issue.id,
      count,
    ]);
    if (rows.length === 0) return;
    const content = await this.contents.read(issue);
    const mails = rows.map(({ id, subscriberId, email }) => ({
      ...issueMail(content, email, this.links.unsubscribe(subscriberId)),
      id,
      once: true,
    }));
    await this.mails.queueAll(manager, mails);
  }
}
