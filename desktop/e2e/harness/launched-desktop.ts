import type * as Electron from 'electron';
import type { Page } from 'playwright-core';
import type { KeyStore } from '../fake-electron/fake-safe-storage.js';

/** Launch options. */
export interface DesktopOptions {
  /** Data folder; reuse it to restart as the same user. */
  readonly userData: string;
  readonly colorScheme?: 'dark' | 'light';
  /** Simulated key store; on real Electron anything but a key ring means `--password-store=basic`. */
  readonly keyStore?: KeyStore;
  /** Deep link on the command line. */
  readonly link?: string;
  /** Whether the system starts the app at login. */
  readonly isAtLogin?: boolean;
  /** Fake only: installs the app with an update feed; null for packaged without one. */
  readonly feed?: string | null;
}

/** The running app, on real Electron or on the fake. */
export interface LaunchedDesktop {
  readonly isReal: boolean;
  firstWindow(): Promise<Page>;
  windows(): Page[];
  /** Runs a function in the main process; it must not reference outer variables. */
  evaluate<Given, Result>(
    act: (electron: typeof Electron, given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result>;
  /** Quits the app. */
  close(): Promise<void>;
}
