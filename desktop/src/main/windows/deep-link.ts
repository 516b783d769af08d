import { readSiteAddress } from '../sites/site-address.js';

/** The scheme of links into the app, such as those in a notification or a mail. */
export const LINK_SCHEME = 'quartermile';

/** A submission that a link or a notification leads to. */
export interface ReviewTarget {
  readonly carId: string;
  /** Origin of its site; null: the one that is open. */
  readonly site: string | null;
}

/** A submission at a site that is kept. */
export interface LocatedReview {
  readonly carId: string;
  readonly site: string;
}

const REVIEW_LINK = /^quartermile:\/\/review\/([\w-]{1,100})\/?(?:\?site=([^&#]{1,2000}))?$/;

/** The submission that a link names: `quartermile://review/ID?site=ORIGIN`; null for anything else. */
export function readReviewLink(link: string): ReviewTarget | null {
  const [, carId, named] = REVIEW_LINK.exec(link) ?? [];
  if (carId === undefined) return null;
  if (named === undefined) return { carId, site: null };
  const read = readSiteAddress(decode(named));
  return 'origin' in read ? { carId, site: read.origin } : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The submission that a command line names, as Windows and Linux hand links over. */
export function findReviewLink(argv: readonly string[]): ReviewTarget | null {
  return argv.map(readReviewLink).find((target) => target !== null) ?? null;
}
