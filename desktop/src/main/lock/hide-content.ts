import type { AppEvent, AppState } from '../../shared/app-state.js';

type Content = 'missingPictures' | 'waiting' | 'refused' | 'openWork';

/** Values of the content fields in the state that pages see while the app is locked. */
const HIDDEN: Required<Pick<AppState, Content>> = {
  missingPictures: [],
  waiting: [],
  refused: [],
  openWork: null,
};

/**
 * Fields that are visible while locked. `HIDDEN` and `SHOWN` together must list every field, so a new field does not
 * compile until it is classified.
 */
const SHOWN: Readonly<Record<Exclude<keyof AppState, Content>, true>> = {
  site: true,
  removedSites: true,
  hasKeyStore: true,
  hasToken: true,
  awaySince: true,
  problem: true,
  settings: true,
  background: true,
  lock: true,
  app: true,
  updates: true,
  proxy: true,
};

/** The state that pages see while locked: without the site's content. */
export function hideContent(state: AppState): AppState {
  const shown = Object.entries(state).filter(([field]) => field in SHOWN);
  return { ...(Object.fromEntries(shown) as Omit<AppState, Content>), ...HIDDEN };
}

const SHOWN_WHILE_LOCKED: ReadonlySet<AppEvent['type']> = new Set(['state', 'signed-out']);

/** Whether an event may reach a page while locked: only lock changes and session ends. */
export function isShownWhileLocked({ type }: AppEvent): boolean {
  return SHOWN_WHILE_LOCKED.has(type);
}
