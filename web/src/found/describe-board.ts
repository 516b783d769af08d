import {
  apiPath,
  carTitle,
  type Entry,
  messages,
  pageRoutes,
  type RankedEntry,
} from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

/** A page on the way from the home page, by its name and path. */
export type Crumb = readonly [name: string, path: string];

/** The first places of a board after schema.org, each with its own page; null for an empty board. */
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

/** The way from the home page to a page below the leaderboard, after schema.org. */
export function describeWay({ publicUrl }: RootData, ...crumbs: readonly Crumb[]): object {
  const way: readonly Crumb[] = [
    [messages.shell.home, pageRoutes.home],
    [messages.shell.leaderboard, pageRoutes.leaderboard],
    ...crumbs,
  ];
  const itemListElement = way.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, publicUrl).href,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}
