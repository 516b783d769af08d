import { useBoardPath } from '../platform/board-link.js';
import { useRootData } from '../platform/root-data.js';
import { leaderboardLink, type PageLink } from './site-links.js';

/** The link to the leaderboard, and those to the segments that the administrator put below it. */
export function useBoardLinks(): readonly [PageLink, ...PageLink[]] {
  return [{ ...leaderboardLink, to: useBoardPath() }, ...(useRootData()?.segments ?? [])];
}
