import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { LinkCodes } from '../http/signing/link-codes.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailEntity } from './mail.entity.js';
import { MAIL_JOB, type MailFailure, MailService } from './mail.service.js';
import { MailTokens } from './mail-token.js';
import { recordDelivery } from './record-delivery.js';
import { readSender } from './sender.js';
import { withSiteAddress } from './site-address.js';
import { type Delivery, SmtpTransport } from './smtp-transport.js';

/** Maximum attempts to send a mail; with the pauses below about a day. */
export const MAIL_TRIES_MAX = 12;
/** Pause before the second attempt; doubles with each. */
const MAIL_RETRY_FIRST_MS = 60_000;
/** The longest of those pauses. */
export const MAIL_RETRY_MAX_MS = 6 * 60 * 60_000;

const EVERY_MINUTE = '* * * * *';
const SENT: Delivery = { outcome: 'sent' };

/**
 * Sends mails from the outbox: right after a commit adds one, after this node reconnects to the database, and every
 * minute for retries. The row is locked while its mail is sent and deleted afterwards; if a node dies, the lock is
 * released and another node sends it. If the database is lost in between, the node remembers the sent mail and does
 * not send it twice. A mail that must not arrive twice is not tried again once its end may have been transmitted: its
 * feature records that before (`onHandover`) and refuses further attempts.
 */
@Injectable()
export class MailDispatcher implements OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly transport: SmtpTransport | null;
  private readonly tokens: MailTokens;
  private readonly codes: LinkCodes;
  private round: Promise<void> = Promise.resolve();
  /** Sent mails whose rows could not be deleted yet. */
  private readonly taken = new Set<string>();
  private isClosing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailService,
    jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.tokens = new MailTokens(config.jwtSecret);
    this.codes = new LinkCodes(config.jwtSecret);
    this.transport = config.smtpUrl === null ? null : new SmtpTransport(config.smtpUrl);
    jobs.register({
      name: MAIL_JOB,
      cron: EVERY_MINUTE,
      atStart: true,
      run: async () => {
        await mails.expire();
        await this.dispatch();
      },
    });
  }

  /** Sends every due mail, one after the other; resolves when none is left. Never throws. */
  dispatch(): Promise<void> {
    this.round = this.round.then(() => this.sendAll());
    return this.round;
  }

  /** Waits for the mail in progress, which would otherwise be sent twice. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    await this.round;
  }

  private async sendAll(): Promise<void> {
    try {
      while (this.transport && !this.isClosing) {
        const id = await this.dataSource.transaction((manager) => this.sendNext(manager));
        if (id === null) return;
        this.taken.delete(id);
      }
    } catch (error) {
      this.logger.warn(error);
    }
  }

  /** Sends the oldest due mail that no other node has locked; returns its id. */
  private async sendNext(manager: EntityManager): Promise<string | null> {
    const mail = await manager
      .createQueryBuilder(MailEntity, 'mail')
      .where('mail.next_try_at <= now() AND mail.expires_at > now()')
      .orderBy('mail.once')
      .addOrderBy('mail.next_try_at')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .limit(1)
      .getOne();
    if (!mail || !this.transport) return null;
    if (!this.taken.has(mail.id) && !(await this.mails.isWanted(manager, mail))) {
      await manager.delete(MailEntity, { id: mail.id });
      return mail.id;
    }
    const delivery = this.taken.has(mail.id)
      ? SENT
      : await this.transport.deliver(
          this.complete(mail),
          await readSender(manager),
          mail.once ? () => this.mails.mayHandOver(mail.id) : undefined,
        );
    if (delivery.outcome === 'sent') this.taken.add(mail.id);
    await this.settle(manager, mail, delivery);
    return mail.id;
  }

  /** The mail with what must not be stored: the present address of the site, and secret tokens. */
  private complete(mail: MailEntity): MailEntity {
    const addressed = withSiteAddress(mail, this.config.publicUrl);
    return { ...addressed, text: this.codes.complete(this.tokens.complete(addressed.text)) };
  }

  private async settle(manager: EntityManager, mail: MailEntity, delivery: Delivery): Promise<void> {
    const tries = mail.tries + 1;
    const isGivenUp =
      delivery.outcome === 'refused' || delivery.outcome === 'uncertain' || tries >= MAIL_TRIES_MAX;
    // Refused addresses of a newsletter are counted with it, and are no fault of the mail server.
    const isBounce = mail.once && delivery.outcome === 'refused' && delivery.isOfRecipient;
    await recordDelivery(manager, delivery, isGivenUp && !isBounce);
    if (delivery.outcome === 'sent') {
      await manager.delete(MailEntity, { id: mail.id });
      await this.mails.sent(manager, mail.id);
      return;
    }
    await this.mails.failed(manager, {
      mailId: mail.id,
      kind: kindOf(delivery, isGivenUp),
      answer: delivery.answer,
    });
    const note = { mail: mail.id, tries, reason: delivery.reason };
    if (isGivenUp) {
      await manager.delete(MailEntity, { id: mail.id });
      this.logger.error(note, 'A mail was given up');
      return;
    }
    await manager.query(
      'UPDATE mails SET tries = $2, next_try_at = clock_timestamp() + make_interval(secs => $3) WHERE id = $1',
      [mail.id, tries, retryPauseMs(tries) / 1000],
    );
    this.logger.warn(note, 'A mail could not be sent yet');
  }
}

function kindOf(
  { outcome, isOfRecipient }: Exclude<Delivery, { outcome: 'sent' }>,
  isGivenUp: boolean,
): MailFailure['kind'] {
  if (outcome === 'uncertain') return 'uncertain';
  if (outcome === 'refused') return isOfRecipient ? 'address-refused' : 'refused';
  return isGivenUp ? 'given-up' : 'later';
}

/** Retry interval after `tries` failures, ms. */
export function retryPauseMs(tries: number): number {
  return Math.min(MAIL_RETRY_FIRST_MS * 2 ** (tries - 1), MAIL_RETRY_MAX_MS);
}
