import { Signer } from './signer.js';

/** Bytes of a submission's code: 192 random-looking bits, so that it cannot be guessed. */
const SUBMISSION_CODE_BYTES = 24;

/** Characters of a code: 4 for every 3 bytes. */
const CODE_LENGTH = (SUBMISSION_CODE_BYTES / 3) * 4;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Stands for the code of an id in a queued mail and in a stored response. */
const PLACEHOLDER = new RegExp(`\\{CODE (${ID})\\}`, 'g');
/** A placeholder at the end of a field of a JSON text. Texts of people cannot contain it: their quotes are escaped. */
const IN_FIELD = new RegExp(`("(?:code|link)":"[^"\\\\]*)\\{CODE (${ID})\\}"`, 'g');

/**
 * Codes of drivers' own submissions: 192 bits, derived from `JWT_SECRET` and the submission's id. They are stored
 * neither with their subject nor in the outbox nor with idempotency keys, but completed when a mail or a response is
 * sent.
 */
export class LinkCodes {
  private readonly signer: Signer;

  /** `secret` is the final `JWT_SECRET`. */
  constructor(secret: string | null) {
    this.signer = new Signer(secret, 'submission code');
  }

  /** The text that stands for the code of an id until it is sent. */
  static placeholder(id: string): string {
    return `{CODE ${id}}`;
  }

  /** The code of an id, 32 characters of base64url. */
  create(id: string): string {
    return this.signer.sign(id).slice(0, CODE_LENGTH);
  }

  /** The text of a mail with its codes. */
  complete(text: string): string {
    return text.replace(PLACEHOLDER, (_, id: string) => this.create(id));
  }

  /** A JSON text with the codes in its fields `code` and `link`. */
  completeJson(json: string): string {
    return json.replace(IN_FIELD, (_, start: string, id: string) => `${start}${this.create(id)}"`);
  }
}

/** A text without its codes, to be shown. `hidden` takes their place. */
export function hideCodes(text: string, hidden: string): string {
  return text.replace(PLACEHOLDER, hidden);
}

/** Whether a text contains placeholders of codes. */
export function hasCodes(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}
