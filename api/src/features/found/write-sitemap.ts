import {
  apiPath,
  type Entry,
  escapeXml,
  type PastEvent,
  pageRoutes,
  SITEMAP_MAX_URLS,
  type Video,
} from '@quartermile/core/domain';

/** What the pages show, as far as it has dates. */
export interface DatedContent {
  readonly entries: readonly Entry[];
  readonly videos: readonly Video[];
  readonly pastEvents: readonly Pick<PastEvent, 'id'>[];
  /** When an event was last written, an ISO 8601 instant; null without any. */
  readonly eventsChangedAt: string | null;
}

/** An address of the sitemap; `changedAt` is an ISO 8601 instant, or undefined where it is not known. */
interface Place {
  readonly path: string;
  readonly changedAt?: string | undefined;
}

/** The sitemap (sitemaps.org protocol 0.9): the public pages, then a page for each past event and each entry. */
export function writeSitemap(content: DatedContent, publicUrl: string): string {
  const places = [
    ...pagesOf(content),
    ...content.pastEvents.map(placeOfPastEvent),
    ...content.entries.map(placeOfEntry),
  ].slice(0, SITEMAP_MAX_URLS);
  const urls = places.map((place) => writePlace(place, publicUrl)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}\n</urlset>\n`;
}

function pagesOf({ entries, videos, eventsChangedAt }: DatedContent): Place[] {
  return [
    { path: pageRoutes.home, changedAt: latest(videos.map(({ createdAt }) => createdAt)) },
    { path: pageRoutes.leaderboard, changedAt: latest(entries.map(({ createdAt }) => createdAt)) },
    { path: pageRoutes.events, changedAt: eventsChangedAt ?? undefined },
    { path: pageRoutes.pastEvents },
    { path: pageRoutes.sponsors },
    { path: pageRoutes.submitTimes },
    { path: pageRoutes.terms },
    { path: pageRoutes.privacy },
  ];
}

function placeOfPastEvent({ id }: Pick<PastEvent, 'id'>): Place {
  return { path: apiPath(pageRoutes.pastEvent, { id }) };
}

function placeOfEntry({ _id, createdAt }: Entry): Place {
  return { path: apiPath(pageRoutes.entry, { entryId: _id }), changedAt: createdAt };
}

/** ISO instants in UTC sort as text. */
function latest(instants: readonly string[]): string | undefined {
  return instants.reduce((one, other) => (other > one ? other : one), '') || undefined;
}

function writePlace({ path, changedAt }: Place, publicUrl: string): string {
  const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
  return `\n<url><loc>${escapeXml(new URL(path, publicUrl).href)}</loc>${lastmod}</url>`;
}
