import {
  apiPath,
  archiveRoutes,
  carPagePath,
  driverPagePath,
  type Entry,
  embedRoutes,
  escapeXml,
  eventPagePath,
  issuePath,
  type PastEvent,
  pageRoutes,
  segmentPages,
  type Video,
} from '@quartermile/core/domain';

/** A part of the sitemap of a large site; beside the sitemap, because it may only list what is below its folder. */
export const sitemapPartRoute = '/sitemap-:part.xml';

/** URLs per file. The protocol allows 50,000 and 50 MB; fewer of its longest URLs do not exceed that size either. */
const URLS_MAX = 20_000;
/** Longer URLs are not allowed in a sitemap. */
const URL_MAX_LENGTH = 2047;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Content with dates. */
export interface DatedContent {
  readonly entries: readonly Entry[];
  readonly videos: readonly Video[];
  readonly pastEvents: readonly Pick<PastEvent, 'id'>[];
  readonly cars: readonly NamedPage[];
  readonly drivers: readonly NamedPage[];
  /** The newest first. */
  readonly newsletters: readonly {
    readonly _id: string;
    readonly subject: string;
    readonly startedAt: Date;
  }[];
  readonly events: readonly ChangedEvent[];
  /** Slugs. */
  readonly segments: readonly string[];
}

/** An event; `changedAt` is an ISO 8601 instant. */
interface ChangedEvent {
  readonly id: string;
  readonly changedAt: string;
}

/** A page of a car or driver; `changedAt` is an ISO 8601 instant. */
interface NamedPage {
  readonly _id: string;
  readonly name: string;
  readonly changedAt: string;
}

/** A URL of the sitemap; `changedAt` is an ISO 8601 instant, undefined if unknown. */
interface Place {
  readonly path: string;
  readonly changedAt?: string | undefined;
}

/**
 * Sitemap (sitemaps.org protocol 0.9): public pages, then segments, events, past events, cars, drivers and entries. That of
 * a large site is an index of its parts.
 */
export function writeSitemap(content: DatedContent, publicUrl: string): string {
  const places = placesOf(content, publicUrl);
  if (places.length <= URLS_MAX) return writeDocument('urlset', 'url', places, publicUrl);
  const parts = Array.from({ length: Math.ceil(places.length / URLS_MAX) }, (_, index) => ({
    path: apiPath(sitemapPartRoute, { part: `${index + 1}` }),
  }));
  return writeDocument('sitemapindex', 'sitemap', parts, publicUrl);
}

/** A part of the sitemap of a large site, counted from 1. */
export function writeSitemapPart(content: DatedContent, publicUrl: string, part: number): string {
  const places = placesOf(content, publicUrl).slice((part - 1) * URLS_MAX, part * URLS_MAX);
  return writeDocument('urlset', 'url', places, publicUrl);
}

function placesOf(content: DatedContent, publicUrl: string): Place[] {
  const places = [
    ...pagesOf(content),
    ...content.segments.map((slug) => ({ path: apiPath(segmentPages.one, { slug }) })),
    ...content.events.map(({ id, changedAt }) => ({ path: eventPagePath(id), changedAt })),
    ...content.pastEvents.map(placeOfPastEvent),
    ...content.cars.map((car) => ({ path: carPagePath(car), changedAt: car.changedAt })),
    ...content.drivers.map((driver) => ({ path: driverPagePath(driver), changedAt: driver.changedAt })),
    ...placesOfNewsletters(content),
    ...content.entries.map(placeOfEntry),
  ];
  return places.filter(({ path }) => publicUrl.length + path.length <= URL_MAX_LENGTH);
}

function writeDocument(root: string, item: string, places: readonly Place[], publicUrl: string): string {
  const items = places.map((place) => `\n<${item}>${writePlace(place, publicUrl)}</${item}>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${items}\n</${root}>\n`;
}

function pagesOf({ entries, videos, events }: DatedContent): Place[] {
  return [
    { path: pageRoutes.home, changedAt: latest(videos.map(({ createdAt }) => createdAt)) },
    { path: pageRoutes.leaderboard, changedAt: latest(entries.map(({ createdAt }) => createdAt)) },
    { path: pageRoutes.records, changedAt: latest(entries.map(({ createdAt }) => createdAt)) },
    { path: segmentPages.list },
    { path: pageRoutes.events, changedAt: latest(events.map(({ changedAt }) => changedAt)) },
    { path: pageRoutes.pastEvents },
    { path: pageRoutes.sponsors },
    { path: pageRoutes.submitTimes },
    { path: pageRoutes.rules },
    { path: embedRoutes.snippet },
    { path: pageRoutes.terms },
    { path: pageRoutes.privacy },
  ];
}

function placeOfPastEvent({ id }: Pick<PastEvent, 'id'>): Place {
  return { path: apiPath(pageRoutes.pastEvent, { id }) };
}

function placesOfNewsletters({ newsletters }: DatedContent): Place[] {
  const [latestIssue] = newsletters;
  if (!latestIssue) return [];
  return [
    { path: archiveRoutes.list, changedAt: latestIssue.startedAt.toISOString() },
    ...newsletters.map((issue) => ({ path: issuePath(issue), changedAt: issue.startedAt.toISOString() })),
  ];
}

function placeOfEntry({ _id, createdAt }: Entry): Place {
  return { path: apiPath(pageRoutes.entry, { entryId: _id }), changedAt: createdAt };
}

/** ISO instants in UTC sort lexically. */
function latest(instants: readonly string[]): string | undefined {
  return instants.reduce((one, other) => (other > one ? other : one), '') || undefined;
}

function writePlace({ path, changedAt }: Place, publicUrl: string): string {
  const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
  return `<loc>${escapeXml(new URL(path, publicUrl).href)}</loc>${lastmod}`;
}
