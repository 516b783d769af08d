import { Inject, Injectable } from '@nestjs/common';
import { mediaPrefix, PROOF_LINK_SLOT_S } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../config/config.js';
import { Signer } from '../signing/signer.js';

/** The part of the media store's paths that proof images lie under. */
export const PROOF_SEGMENT = 'proof';

/** What a link to a proof image carries in its query; `expires` is in seconds since 1970. */
export interface ProofQuery {
  readonly expires?: string;
  readonly signature?: string;
}

/** Short-lived links to proof images. They are all the protection these have: whoever holds one may look. */
@Injectable()
export class ProofLinks {
  private readonly signer: Signer;

  constructor(@Inject(CONFIG) config: Config) {
    this.signer = new Signer(config.jwtSecret, 'proof image links');
  }

  /** The path of a proof image, good for 15 to 30 minutes from `now` (ms since 1970). */
  link(name: string, now: number = Date.now()): string {
    const slot = Math.ceil(now / 1000 / PROOF_LINK_SLOT_S) + 1;
    const expires = String(slot * PROOF_LINK_SLOT_S);
    const signature = this.signer.sign(signedText(name, expires));
    return `${mediaPrefix}${PROOF_SEGMENT}/${name}?expires=${expires}&signature=${signature}`;
  }

  /** Whether a link is one of ours and still good at `now` (ms since 1970). */
  isGood(name: string, { expires, signature }: ProofQuery, now: number = Date.now()): boolean {
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    return this.signer.isSignature(signedText(name, expires), signature) && now < Number(expires) * 1000;
  }
}

const signedText = (name: string, expires: string): string => `${name}\n${expires}`;
