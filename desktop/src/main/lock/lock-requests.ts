import type { AppCommand } from '../../shared/app-command.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import type { RequestHandlers } from '../channels/handle-requests.js';
import type { AppLock } from './app-lock.js';

const COMMANDS: ReadonlySet<AppCommand['do']> = new Set(['lock', 'unlock', 'log-out']);

/**
 * Restricts the page's requests while the app is locked. Allowed are the redacted state, unlocking, cancelling calls,
 * and decisions that were undoable when the app was locked.
 */
export function lockRequests(handlers: RequestHandlers, lock: Pick<AppLock, 'isLocked'>): RequestHandlers {
  const refuseLocked = (): void => {
    if (lock.isLocked) throw new Error(desktopMessages.lock.locked);
  };
  return {
    ...handlers,
    async 'api:call'(caller, id, site, call) {
      refuseLocked();
      const answer = await handlers['api:call'](caller, id, site, call);
      // A page that sent data must get the result; a read response is content.
      return lock.isLocked && call.method === 'GET' ? null : answer;
    },
    'app:command': (caller, command) =>
      lock.isLocked && !COMMANDS.has(command.do)
        ? desktopMessages.lock.locked
        : handlers['app:command'](caller, command),
    'site:connect'(caller, address) {
      refuseLocked();
      return handlers['site:connect'](caller, address);
    },
    'session:activity'(caller, at) {
      // Activity on the lock screen does not extend a session.
      if (!lock.isLocked) return handlers['session:activity'](caller, at);
    },
    'decisions:change'(caller, change) {
      if (change.do !== 'queue') refuseLocked();
      return handlers['decisions:change'](caller, change);
    },
  };
}
