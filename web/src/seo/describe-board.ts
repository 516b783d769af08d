import { apiPath, carTitle, type Entry, pageRoutes, type RankedEntry } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';
import { shellMessages } from '../shell/shell-messages.js';

/** A breadcrumb: name and path. */
export type Crumb = readonly [name: string, path: string];

/** Structured data (schema.org) of a board's first places; null for an empty board. */
export function describePlaces(
  { publicUrl }: RootData,
  places: readonly RankedEntry<Entry>[],
): object | null {
  if (places.length === 0) return null;
  const itemListElement = places.map(({ entry: { _id, car } }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: carTitle(car),
    url: new URL(apiPath(pageRoutes.entry, { entryId: _id }), publicUrl).href,
  }));
  return { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
}

/** Structured data (schema.org) of the breadcrumbs to a page below the leaderboard. */
export function describeBreadcrumbs({ publicUrl }: RootData, ...crumbs: readonly Crumb[]): object {
  const breadcrumbs: readonly Crumb[] = [
    [shellMessages.home, pageRoutes.home],
    [shellMessages.leaderboard, pageRoutes.leaderboard],
    ...crumbs,
  ];
  const itemListElement = breadcrumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, publicUrl).href,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}
