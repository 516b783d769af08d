import type { AskedName, Gives, Takes } from './channels.js';
import type { DeskNews } from './desk-state.js';

type Ask<Name extends AskedName> = (...given: Takes<Name>) => Promise<Gives<Name>>;

/** What the preload script gives to the page: a function for each channel, and nothing else. */
export interface DesktopBridge {
  readonly callApi: Ask<'api:call'>;
  readonly giveUp: Ask<'api:give-up'>;
  readonly readDesk: Ask<'desk:read'>;
  readonly changeSites: Ask<'sites:change'>;
  readonly noteActivity: Ask<'session:activity'>;
  readonly changeDecisions: Ask<'decisions:change'>;
  /** Listens to the main process until the returned function is called. */
  readonly onNews: (listener: (news: DeskNews) => void) => () => void;
}
