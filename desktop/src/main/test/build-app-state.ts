import type { AppState } from '../../shared/app-state.js';
import { DEFAULT_SETTINGS } from '../../shared/settings.js';

/** The app state without a site; `given` overrides fields. */
export function buildAppState(given: Partial<AppState> = {}): AppState {
  return {
    site: null,
    removedSites: 0,
    hasKeyStore: true,
    hasToken: false,
    awaySince: null,
    problem: null,
    waiting: [],
    refused: [],
    settings: DEFAULT_SETTINGS,
    background: { hasTray: true, loginStart: 'available' },
    lock: { isLocked: false, pausedUntil: null },
    app: {
      version: '0.1.0',
      electron: '45',
      chrome: '1',
      node: '24',
      homepage: 'https://a.example',
      build: null,
    },
    updates: { status: 'idle' },
    ...given,
  };
}
