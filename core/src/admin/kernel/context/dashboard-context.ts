import type { Administrator } from '@quartermile/core/domain';
import { createContext, useContext } from 'react';
import type { AdminHost } from '../host/admin-host.js';
import type { SignOutReason } from '../session/sign-out-reason.js';
import type { DelayedDecisions } from './delayed-decisions.js';
import type { DraftStore } from './draft-store.js';

/** Shared services of an open dashboard. */
export interface Dashboard {
  readonly host: AdminHost;
  readonly admin: Administrator;
  /** Delayed decisions about pending cars. */
  readonly decisions: DelayedDecisions;
  /** Unsent form input. It survives the end of a session, but not a logout. */
  readonly drafts: DraftStore;
  /** Ends the session and shows the login, with a message about the reason if there is one. */
  endSession(reason: SignOutReason): void;
}

/** React context, provided by the open dashboard. */
export const DashboardContext = createContext<Dashboard | null>(null);

/**
 * Returns the context of the open dashboard.
 * @throws Error outside a dashboard, which is a programming error
 */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (!dashboard) throw new Error('useDashboard: there is no dashboard around this component.');
  return dashboard;
}
