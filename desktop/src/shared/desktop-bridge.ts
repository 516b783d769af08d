import type { AppEvent } from './app-state.js';
import type { RequestInput, RequestName, RequestResult } from './channels.js';

type Invoke<Name extends RequestName> = (...args: RequestInput<Name>) => Promise<RequestResult<Name>>;

/** API that the preload script exposes to the page: one function per channel. */
export interface DesktopBridge {
  readonly callApi: Invoke<'api:call'>;
  readonly cancelCall: Invoke<'api:cancel'>;
  readonly readState: Invoke<'app:state'>;
  readonly connect: Invoke<'site:connect'>;
  readonly recordActivity: Invoke<'session:activity'>;
  readonly changeDecisions: Invoke<'decisions:change'>;
  readonly runCommand: Invoke<'app:command'>;
  /** Subscribes to events until the returned function is called. */
  readonly onEvent: (listener: (event: AppEvent) => void) => () => void;
}
