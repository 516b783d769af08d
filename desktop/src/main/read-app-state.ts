import type { AppState } from '../shared/app-state.js';
import type { Background } from './background/background.js';
import type { ProxyLogin } from './calls/proxy-login.js';
import type { AppLock } from './lock/app-lock.js';
import { hideContent } from './lock/hide-content.js';
import type { SettingsStore } from './settings/settings-store.js';
import type { AppSite } from './site/app-site.js';
import type { Updater } from './updates/updater.js';

/** Dependencies of {@link readAppState}. */
export interface StateSources {
  readonly site: AppSite;
  readonly settings: SettingsStore;
  readonly background: Background;
  readonly lock: AppLock;
  readonly info: AppState['app'];
  readonly updater: Updater;
  readonly proxyLogin: ProxyLogin;
}

/** The app state that pages see; redacted while locked. */
export function readAppState(sources: StateSources): AppState {
  const { site, settings, background, lock, info, updater, proxyLogin } = sources;
  const state = {
    ...site.state,
    settings: settings.current,
    background: background.state,
    lock: lock.state,
    app: info,
    updates: updater.state,
    proxy: proxyLogin.question,
  };
  return lock.isLocked ? hideContent(state) : state;
}
