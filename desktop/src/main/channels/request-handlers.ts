import type { AppCommand } from '../../shared/app-command.js';
import type { AppState } from '../../shared/app-state.js';
import type { SiteManager } from '../sites/site-manager.js';
import type { RequestHandlers } from './handle-requests.js';

/** Dependencies of {@link requestHandlers}. */
export interface RequestTargets {
  readonly sites: SiteManager;
  /** App state for a page, with the work it had open before a reload. */
  readState(pageId: number): AppState;
  /** Resolves to an error message, or null on success. */
  runCommand(command: AppCommand, pageId: number): Promise<string | null>;
  /** A page has registered its event listener. */
  onPageReady(pageId: number): void;
}

/** The request handlers of the main process. */
export function requestHandlers({
  sites,
  readState,
  runCommand,
  onPageReady,
}: RequestTargets): RequestHandlers {
  return {
    'api:call': (caller, id, site, call) => sites.at(site)?.call(caller, id, call) ?? null,
    'api:cancel': (caller, id) => sites.cancelCall(caller, id),
    'app:state'({ pageId }) {
      onPageReady(pageId);
      return readState(pageId);
    },
    'app:command': ({ pageId }, command) => runCommand(command, pageId),
    'sites:change': (caller, change) => sites.changeSites(change, caller),
    'session:activity'({ pageId }, site, at) {
      sites.recordPageActivity(site, at, pageId);
    },
    async 'decisions:change'(_caller, change) {
      if (change.do === 'dismiss') return sites.at(change.site)?.dismiss(change.key);
      if (change.do === 'withdraw') return sites.at(change.site)?.withdraw(change.key);
      const { site, key, car, decision } = change;
      const isOffline = sites.at(site)?.isAway ?? true;
      await sites.queue(site, { key, car, decision, at: Date.now(), isOffline });
    },
  } satisfies RequestHandlers;
}
