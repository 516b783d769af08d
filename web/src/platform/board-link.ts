import { CATEGORIES, type Category, pageRoutes } from '@quartermile/core/domain';
import { useSyncExternalStore } from 'react';

const KEY = 'quartermile.board';
const [DEFAULT, DRAG_RACES] = CATEGORIES;

/** Remembers the board that a visitor chose, on this device. */
export function rememberBoard(category: Category): void {
  try {
    localStorage.setItem(KEY, category);
  } catch {
    // Storage is blocked: links lead to Our Drag Races.
  }
}

/** Where links to the leaderboard lead: to the board that the visitor chose last, first to Our Drag Races. */
export function useBoardPath(): string {
  return useSyncExternalStore(subscribeToNothing, pathOfLast, pathOfFirst);
}

const subscribeToNothing = () => () => {};
const pathOfFirst = (): string => pathOf(DRAG_RACES);

function pathOfLast(): string {
  try {
    const last = localStorage.getItem(KEY);
    return pathOf(CATEGORIES.find((category) => category === last) ?? DRAG_RACES);
  } catch {
    return pathOfFirst();
  }
}

/** The default board has no parameter, as everywhere. */
function pathOf(category: Category): string {
  const { leaderboard } = pageRoutes;
  return category === DEFAULT ? leaderboard : `${leaderboard}?category=${category.replaceAll(' ', '+')}`;
}
