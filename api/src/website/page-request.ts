import { racePrefix } from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import type { WebsiteBuild } from './website-build.js';

/** A page that a request is for. */
export interface PageRequest {
  /** The one URL of what it shows. */
  readonly url: string;
  /** The path of the page, when the request spells it otherwise; null when it does not. */
  readonly movedTo: string | null;
}

/** What addresses of no page share; the website finds no page there either. */
const NO_PAGE = '/no-page';
const DATA = '.data';
/** Parameters that can have any value. */
const FREE_PARAMETERS = ['strip', 'year', 'q', 'from', 'others', 'time'];
const RACE_OF_TWO = new RegExp(`^${racePrefix}[^/]+/[^/]+$`);

/**
 * The page of a request on the public origin, ignoring the Host header; null when the target is no path of this site.
 * Other spellings of the path are moved to the page's own; other spellings of the query share the page, such as those
 * of campaigns. All addresses of no page share one.
 */
export function toPageRequest(
  { url, originalUrl }: Pick<FastifyRequest, 'url' | 'originalUrl'>,
  origin: string,
  { addressOf }: Pick<WebsiteBuild, 'addressOf'>,
): PageRequest | null {
  const given = origin + url;
  if (!url.startsWith('/') || !URL.canParse(given)) return null;
  const address = addressOf(new URL(given));
  if (address === null) {
    const data = new URL(given).pathname.endsWith(DATA) ? DATA : '';
    return { url: `${origin}${NO_PAGE}${data}`, movedTo: null };
  }
  const [path] = address.split('?', 1);
  return {
    url: origin + address,
    movedTo: originalUrl.split('?', 1)[0] === path ? null : address,
  };
}

/**
 * Whether a page is one of so many that they would evict others: a search, a part of a list, a time, a race. Anybody can
 * invent such addresses.
 */
export function isOneOfMany(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return FREE_PARAMETERS.some((name) => searchParams.has(name)) || RACE_OF_TWO.test(pathname);
}
