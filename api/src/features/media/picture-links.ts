import { Inject, Injectable } from '@nestjs/common';
import { mediaPrefix, PROOF_LINK_SLOT_S } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Signer } from '../../platform/http/signing/signer.js';

/** Path segment of proof images in the media store. */
export const PROOF_SEGMENT = 'proof';

/** Query of a proof image's link; `expires` in seconds since 1970. */
export interface ProofQuery {
  readonly expires?: string;
  readonly signature?: string;
}

/** Signed, short-lived links to proof images. Whoever has the link may see the image. */
@Injectable()
export class ProofLinks {
  private readonly signer: Signer;

  constructor(@Inject(CONFIG) config: Config) {
    this.signer = new Signer(config.jwtSecret, 'proof image links');
  }

  /** Path of a proof image, valid for 15 to 30 minutes from `now` (ms since 1970). */
  link(name: string, now: number = Date.now()): string {
    const slot = Math.ceil(now / 1000 / PROOF_LINK_SLOT_S) + 1;
    const expires = String(slot * PROOF_LINK_SLOT_S);
    const signature = this.signer.sign(signedText(name, expires));
    return `${mediaPrefix}${PROOF_SEGMENT}/${name}?expires=${expires}&signature=${signature}`;
  }

  /** Whether a link is authentic and valid at `now` (ms since 1970). */
  isGood(name: string, { expires, signature }: ProofQuery, now: number = Date.now()): boolean {
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    return this.signer.isSignature(signedText(name, expires), signature) && now < Number(expires) * 1000;
  }
}

const signedText = (name: string, expires: string): string => `${name}\n${expires}`;
