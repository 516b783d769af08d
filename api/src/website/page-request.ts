import { pageParameters } from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';

/** Parameters of React Router's requests for the data of a page. */
const DATA_PARAMETERS = ['_routes', 'index'];
const KNOWN: ReadonlySet<string> = new Set([...pageParameters, ...DATA_PARAMETERS]);

/**
 * The URL of a page on the public origin, ignoring the Host header; null when the target is no path of this site.
 * Query parameters that no page reads are dropped, such as those of campaigns: they all get the same cached page.
 */
export function toPageUrl(request: Pick<FastifyRequest, 'url'>, origin: string): string | null {
  const given = `${origin}${request.url}`;
  if (!request.url.startsWith('/') || !URL.canParse(given)) return null;
  const url = new URL(given);
  const unknown = [...url.searchParams.keys()].filter((name) => !KNOWN.has(name));
  if (unknown.length === 0) return given;
  for (const name of unknown) url.searchParams.delete(name);
  return url.href;
}
