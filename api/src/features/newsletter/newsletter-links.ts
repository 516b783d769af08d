import { Inject, Injectable } from '@nestjs/common';
import { apiRoutes, NEWSLETTER_CONFIRM_MS } from '@quartermile/core/domain';
import { isEntityId } from '../../database/entity-id.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Signer } from '../../platform/signing/signer.js';

/** Whom a link belongs to. Links to confirm end with their round, those to leave never do. */
export interface SubscriberKey {
  readonly id: string;
  readonly round: number;
}

/** The links in mails. They name a row and never an address, and are signed with a key from `JWT_SECRET`. */
@Injectable()
export class NewsletterLinks {
  private readonly confirmSigner: Signer;
  private readonly unsubscribeSigner: Signer;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.confirmSigner = new Signer(config.jwtSecret, 'newsletter confirm');
    this.unsubscribeSigner = new Signer(config.jwtSecret, 'newsletter unsubscribe');
  }

  /** The page that confirms a subscription; and when it ends. */
  confirm({ id, round }: SubscriberKey, now: number = Date.now()): { url: string; expiresAt: Date } {
    const expiresAt = now + NEWSLETTER_CONFIRM_MS;
    const token = signed(this.confirmSigner, [id, round, expiresAt]);
    return { url: this.url(apiRoutes.newsletter.confirm, token), expiresAt: new Date(expiresAt) };
  }

  /** The page that ends a subscription. */
  unsubscribe(id: string): string {
    return this.url(apiRoutes.newsletter.unsubscribe, signed(this.unsubscribeSigner, [id]));
  }

  /** Whose subscription a link confirms; null for a link that is not ours, or has expired. */
  readConfirm(token: unknown, now: number = Date.now()): SubscriberKey | null {
    const [id, round, expiresAt] = verified(this.confirmSigner, token);
    return id !== undefined && Number(expiresAt) > now ? { id, round: Number(round) } : null;
  }

  /** Whose subscription a link ends; null for a link that is not ours. */
  readUnsubscribe(token: unknown): string | null {
    return verified(this.unsubscribeSigner, token)[0] ?? null;
  }

  private url(path: string, token: string): string {
    return `${this.config.publicUrl}${path}?token=${token}`;
  }
}

function signed(signer: Signer, parts: readonly (string | number)[]): string {
  const text = parts.join('.');
  return `${text}.${signer.sign(text)}`;
}

/** The parts of a token whose signature is good, the id first; else none. */
function verified(signer: Signer, token: unknown): string[] {
  const [, text = '', signature = ''] = /^([\w.-]{1,100})\.([\w-]{43})$/.exec(String(token)) ?? [];
  const parts = text.split('.');
  return signer.isSignature(text, signature) && isEntityId(parts[0] ?? '') ? parts : [];
}
