import { pageParameters, pageRoutes, readGhostTime } from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';

/** Parameters of React Router's requests for the data of a page. */
const DATA_PARAMETERS = ['_routes', 'index'];
const KNOWN: ReadonlySet<string> = new Set([...pageParameters, ...DATA_PARAMETERS]);
/** The pages that show the place of a time. Others leave it to the browser. */
const WITH_TIME: ReadonlySet<string> = new Set([pageRoutes.leaderboard, `${pageRoutes.leaderboard}.data`]);
/** What is no time, however it is written. */
const NO_TIME = '-';

/**
 * The URL of a page on the public origin, ignoring the Host header; null when the target is no path of this site.
 * Query parameters that no page reads are dropped, such as those of campaigns: they all get the same cached page. A time
 * has its one form.
 */
export function toPageUrl(request: Pick<FastifyRequest, 'url'>, origin: string): string | null {
  const given = `${origin}${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(given)) return null;
  const url = new URL(given);
  const unknown = [...url.searchParams.keys()].filter((name) => !KNOWN.has(name));
  const text = url.searchParams.get('time');
  if (unknown.length === 0 && text === null) return given;
  for (const name of unknown) url.searchParams.delete(name);
  if (text?.trim() && WITH_TIME.has(url.pathname))
    url.searchParams.set('time', readGhostTime(text) ?? NO_TIME);
  else url.searchParams.delete('time');
  return url.href;
}

/** Whether a page shows the place of a time. Anybody can invent times, so that it must not evict other pages. */
export function isPageOfTime(url: string): boolean {
  return new URL(url).searchParams.has('time');
}
