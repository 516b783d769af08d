import { Inject, Injectable } from '@nestjs/common';
import { apiRoutes, DAY_MS } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isEntityId } from '../../platform/database/entity-id.js';
import { Signer } from '../../platform/http/signing/signer.js';
import { SITE_ADDRESS } from '../../platform/mail/site-address.js';

/** Validity of a confirmation link. */
export const NEWSLETTER_CONFIRM_MS = 7 * DAY_MS;

/** Subscriber of a link. Confirmation links expire with their round, unsubscribe links never. */
export interface SubscriberKey {
  readonly id: string;
  readonly round: number;
}

/** Links in mails, with `SITE_ADDRESS` as origin. They contain a row id, never an address, and are signed with a key derived from `JWT_SECRET`. */
@Injectable()
export class NewsletterLinks {
  private readonly confirmSigner: Signer;
  private readonly unsubscribeSigner: Signer;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.confirmSigner = new Signer(config.jwtSecret, 'newsletter confirm');
    this.unsubscribeSigner = new Signer(config.jwtSecret, 'newsletter unsubscribe');
  }

  /** Confirmation link and its expiry; `now` is the database's time, ms since 1970. */
  confirm({ id, round }: SubscriberKey, now: number): { url: string; expiresAt: Date } {
    const expiresAt = now + NEWSLETTER_CONFIRM_MS;
    const token = signed(this.confirmSigner, [id, round, expiresAt]);
    return { url: linkTo(apiRoutes.newsletter.confirm, token), expiresAt: new Date(expiresAt) };
  }

  /** Unsubscribe link for a file that is read at once, with the site's present address. */
  unsubscribeNow(id: string): string {
    return this.unsubscribe(id).replace(SITE_ADDRESS, () => this.config.publicUrl);
  }

  /** Unsubscribe link. */
  unsubscribe(id: string): string {
    return linkTo(apiRoutes.newsletter.unsubscribe, signed(this.unsubscribeSigner, [id]));
  }

  /** Subscriber of a confirmation link; null if invalid or expired. */
  readConfirm(token: unknown, now: number): SubscriberKey | null {
    const [id, round, expiresAt] = verified(this.confirmSigner, token);
    return id !== undefined && Number(expiresAt) > now ? { id, round: Number(round) } : null;
  }

  /** Subscriber of an unsubscribe link; null if invalid. */
  readUnsubscribe(token: unknown): string | null {
    return verified(this.unsubscribeSigner, token)[0] ?? null;
  }
}

const linkTo = (path: string, token: string): string => `${SITE_ADDRESS}${path}?token=${token}`;

function signed(signer: Signer, parts: readonly (string | number)[]): string {
  const text = parts.join('.');
  return `${text}.${signer.sign(text)}`;
}

/** Parts of a token with a valid signature, the id first; otherwise none. */
function verified(signer: Signer, token: unknown): string[] {
  const [, text = '', signature = ''] = /^([\w.-]{1,100})\.([\w-]{43})$/.exec(String(token)) ?? [];
  const parts = text.split('.');
  return signer.isSignature(text, signature) && isEntityId(parts[0] ?? '') ? parts : [];
}
