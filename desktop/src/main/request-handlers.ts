import type { AppCommand } from '../shared/app-command.js';
import type { AppState } from '../shared/app-state.js';
import type { RequestHandlers } from './channels/handle-requests.js';
import type { AppSite } from './site/app-site.js';

/** Dependencies of {@link requestHandlers}. */
export interface RequestTargets {
  readonly site: AppSite;
  /** App state for a page, with the work it had open before a reload. */
  readState(pageId: number): AppState;
  /** Resolves to an error message, or null on success. */
  runCommand(command: AppCommand, pageId: number): Promise<string | null>;
  /** A page has registered its event listener. */
  onPageReady(pageId: number): void;
}

/** The request handlers of the main process. */
export function requestHandlers({
  site: own,
  readState,
  runCommand,
  onPageReady,
}: RequestTargets): RequestHandlers {
  return {
    'api:call': (caller, id, site, call) => own.at(site)?.call(caller, id, call) ?? null,
    'api:cancel': (caller, id) => own.connection?.cancelCall(caller, id),
    'app:state'({ pageId }) {
      onPageReady(pageId);
      return readState(pageId);
    },
    'app:command': ({ pageId }, command) => runCommand(command, pageId),
    'site:connect': ({ pageId }, address) => own.connect(address, pageId),
    'session:activity': ({ pageId }, at) => own.recordPageActivity(at, pageId),
    async 'decisions:change'(_caller, change) {
      const site = own.at(change.site);
      if (!site) throw new Error(`The app is no longer connected to ${change.site}.`);
      if (change.do === 'dismiss') return site.dismiss(change.key);
      if (change.do === 'withdraw') return site.withdraw(change.key);
      const { key, car, decision } = change;
      await site.queue({ key, car, decision, at: Date.now(), isOffline: site.isAway });
    },
  };
}
