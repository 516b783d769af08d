import { type BoardQuery, CATEGORIES, type Category, formatCount } from '@quartermile/core/domain';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { opensHere } from '../../platform/opens-here.js';
import { boardPath } from './board-query.js';
import classes from './board-tabs.module.css';
import { leaderboardPageMessages } from './leaderboard-messages.js';

export interface BoardTabsProps {
  /** The requested query, which may not be in the address yet. */
  readonly query: BoardQuery;
  readonly onRequest: (query: BoardQuery) => void;
  /** Number of cars by category; null while loading. */
  readonly counts: Readonly<Record<Category, number>> | null;
  /** Id of the panel that the tabs control. */
  readonly panelId: string;
  /** Called when the visitor is about to choose a tab. */
  onIntent(): void;
}

/** The three boards. Tabs are links, so that they work without scripts. */
export function BoardTabs({ query, onRequest, counts, panelId, onIntent }: BoardTabsProps) {
  return (
    <div role="tablist" aria-label={leaderboardPageMessages.boards} className={classes.list}>
      {CATEGORIES.map((category) => {
        const isSelected = category === query.category;
        const requested = { ...query, category, from: 0 };
        return (
          <Link
            key={category}
            to={boardPath(requested)}
            preventScrollReset
            replace={isSelected}
            role="tab"
            id={tabId(category)}
            aria-selected={isSelected}
            aria-controls={panelId}
            tabIndex={isSelected ? 0 : -1}
            className={classes.tab}
            onClick={(event) => opensHere(event) && onRequest(requested)}
            onKeyDown={moveFocus}
            onPointerEnter={onIntent}
            onFocus={onIntent}
          >
            <span>{category}</span>
            {counts && (
              <span className={classes.count} aria-hidden="true">
                {formatCount(counts[category])}
              </span>
            )}
          </Link>
        );
      })}
    </div>
  );
}

/** The id of a category's tab. */
export function tabId(category: Category): string {
  return `board-${CATEGORIES.indexOf(category)}`;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Arrow keys move between the tabs (ARIA practices, tabs with manual activation); Enter and Space follow the link.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[role=tablist]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const step = steps[event.key];
  if (event.key === ' ') tabs[at]?.click();
  else if (step) tabs[step(at, tabs.length - 1)]?.focus();
  else return;
  event.preventDefault();
}
