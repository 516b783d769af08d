import { hideCodes } from '../http/signing/link-codes.js';
import { Signer } from '../http/signing/signer.js';

/** Stands for a secret token in a queued mail. */
const PLACEHOLDER = /\{TOKEN ([\w.-]{1,100})\}/g;

/** What the outbox shows in place of a token: only its recipient may use it. */
export const HIDDEN_TOKEN = '…';

/**
 * Secret tokens in the links of mails: 256 bits, derived from `JWT_SECRET` and a name that is used once. They are
 * neither stored with their subject nor in the outbox; a mail gets its token when it is sent.
 */
export class MailTokens {
  private readonly signer: Signer;

  /** `secret` is the final `JWT_SECRET`. */
  constructor(secret: string | null) {
    this.signer = new Signer(secret, 'mail token');
  }

  /** The text that a queued mail contains for the token of a name. */
  static placeholder(name: string): string {
    return `{TOKEN ${name}}`;
  }

  /** The token of a name, 43 characters of base64url. */
  create(name: string): string {
    return this.signer.sign(name);
  }

  /** A text with its tokens. */
  complete(text: string): string {
    return text.replace(PLACEHOLDER, (_, name: string) => this.create(name));
  }
}

/** A text without its tokens and codes, to be shown. */
export function hideTokens(text: string): string {
  return hideCodes(text.replace(PLACEHOLDER, HIDDEN_TOKEN), HIDDEN_TOKEN);
}
