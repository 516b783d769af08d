import type { Administrator } from '@quartermile/core/domain';
import { createContext, useContext } from 'react';
import type { DraftStore } from '../forms/draft-store.js';
import type { AdminHost } from '../host/admin-host.js';
import type { HeldDecisions } from '../pending/held-decisions.js';
import type { SignOutReason } from '../session/sign-out-reason.js';

/** What every part of an open dashboard may ask for. */
export interface Desk {
  readonly host: AdminHost;
  readonly admin: Administrator;
  /** Decisions about pending cars, until they are sent. */
  readonly decisions: HeldDecisions;
  /** What was typed and not sent; it outlives the session, but not a logout. */
  readonly drafts: DraftStore;
  /** Ends the session: the login shows, with a sentence where there is something to tell. */
  endSession(reason: SignOutReason): void;
}

/** Provided by the open dashboard. */
export const DeskContext = createContext<Desk | null>(null);

/**
 * The open dashboard's desk.
 * @throws Error outside a dashboard, which is a programming mistake
 */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk: there is no dashboard around this component.');
  return desk;
}
