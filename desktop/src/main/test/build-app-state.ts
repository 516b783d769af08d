import type { AppState, SitesState } from '../../shared/app-state.js';
import { UNLOCKED } from '../../shared/lock-state.js';
import { DEFAULT_SETTINGS } from '../../shared/settings.js';

/** The app state without a site; `given` overrides fields. */
export function buildAppState(given: Partial<AppState> & Partial<SitesState> = {}): AppState {
  return {
    sites: [],
    site: null,
    isChoosing: false,
    offered: null,
    hasKeyStore: true,
    hasToken: false,
    awaySince: null,
    problem: null,
    waiting: [],
    refused: [],
    settings: DEFAULT_SETTINGS,
    background: { hasTray: true, loginStart: 'available' },
    lock: UNLOCKED,
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
