import { readSiteAddress } from './site-address.js';

/** Scheme of deep links in notifications and mails. */
export const LINK_SCHEME = 'quartermile';

/** Target of a deep link or notification. */
export interface ReviewTarget {
  readonly carId: string;
  /** Origin of the site; null for the one that the app is connected to. */
  readonly site: string | null;
  /** Whether to approve it: set by a notification's button, never by a link. */
  readonly approves?: boolean;
}

const REVIEW_LINK = /^quartermile:\/\/review\/([\w-]{1,100})\/?(?:\?site=([^&#]{1,2000}))?$/;

/** Parses `quartermile://review/ID?site=ORIGIN`; null for anything else. */
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

/** Finds a deep link in the command line, where Windows and Linux pass it. */
export function findReviewLink(argv: readonly string[]): ReviewTarget | null {
  return argv.map(readReviewLink).find((target) => target !== null) ?? null;
}
