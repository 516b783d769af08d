import type { SiteSummary } from '../../shared/site-summary.js';
import type { SiteConnections } from './site-connections.js';
import type { SiteStore } from './site-store.js';

/** Summaries of the stored sites, in insertion order. */
export function summariseSites(store: SiteStore, connections: SiteConnections): SiteSummary[] {
  return store.sites.map((origin) => {
    const connection = connections.at(origin);
    const { hasToken = false, waiting = [] } = connection?.view ?? {};
    const pending = connection?.pending ?? 0;
    const [name, colour] = [store.nameOf(origin), store.colourOf(origin)];
    return { origin, name, colour, hasToken, pending, waiting: waiting.length };
  });
}
