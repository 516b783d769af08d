import { Inject, Injectable } from '@nestjs/common';
import { mediaPrefix, parseMediaName } from '@quartermile/core/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Signer } from '../../platform/http/signing/signer.js';
import { imageNameOfPath, type StoredImage, type Visibility } from './stored-image.js';

/** Signed links to pictures are valid for one to two of these periods, so that a reloaded list keeps its links. */
const SIGNED_LINK_SLOT_S = 900;

/** Path segment of signed links: proof images, and pictures that no public record contains. */
export const SIGNED_SEGMENTS = { private: 'proof', public: 'review' } as const satisfies Record<
  Visibility,
  string
>;

/** Query of a signed link; `expires` in seconds since 1970. */
export interface SignedQuery {
  readonly expires?: string;
  readonly signature?: string;
}

/** Signed, short-lived links to pictures that are not public. Whoever has the link may see the picture. */
@Injectable()
export class PictureLinks {
  private readonly signer: Signer;

  constructor(@Inject(CONFIG) config: Config) {
    this.signer = new Signer(config.jwtSecret, 'picture links');
  }

  /** Path of a picture, valid for 15 to 30 minutes from `now` (ms since 1970). */
  link(image: StoredImage, now: number = Date.now()): string {
    const slot = Math.ceil(now / 1000 / SIGNED_LINK_SLOT_S) + 1;
    const expires = String(slot * SIGNED_LINK_SLOT_S);
    const signature = this.signer.sign(signedText(image, expires));
    return `${mediaPrefix}${pathOf(image)}?expires=${expires}&signature=${signature}`;
  }

  /** Whether a link is authentic and valid at `now` (ms since 1970). */
  isGood(image: StoredImage, { expires, signature }: SignedQuery, now: number = Date.now()): boolean {
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    return this.signer.isSignature(signedText(image, expires), signature) && now < Number(expires) * 1000;
  }
}

/** Name of a picture of a visibility in its path or signed link, or null for other paths. */
export function imageNameOf(source: string, visibility: Visibility): string | null {
  const ofPath = visibility === 'public' ? imageNameOfPath(source) : null;
  return ofPath ?? imageNameOfLink(source, visibility);
}

/** Name of the picture in a signed link to a car's picture, or null for other paths. */
function imageNameOfLink(link: string, visibility: Visibility): string | null {
  const prefix = `${mediaPrefix}${SIGNED_SEGMENTS[visibility]}/`;
  const [name = ''] = link.startsWith(prefix) ? link.slice(prefix.length).split('?') : [];
  return parseMediaName(name) ? name : null;
}

const pathOf = ({ name, visibility }: StoredImage): string => `${SIGNED_SEGMENTS[visibility]}/${name}`;

const signedText = (image: StoredImage, expires: string): string => `${pathOf(image)}\n${expires}`;
