import type * as Electron from 'electron';
import type { Page } from 'playwright-core';
import type { KeyStore } from '../double/safe-storage-double.js';

/** How the app is launched. */
export interface DesktopOptions {
  /** Folder of what it keeps: the same one again is the same person's next start. */
  readonly userData: string;
  readonly colorScheme?: 'dark' | 'light';
  /** What keeps the system's keys; on real Electron anything but a key ring is `--password-store=basic`. */
  readonly keyStore?: KeyStore;
  /** A link by which the system starts the app. */
  readonly link?: string;
}

/** The app, running on real Electron or on the double. */
export interface LaunchedDesktop {
  readonly isReal: boolean;
  firstWindow(): Promise<Page>;
  windows(): Page[];
  /** Runs a function in the main process; it refers to nothing outside itself. */
  evaluate<Given, Result>(
    act: (electron: typeof Electron, given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result>;
  /** Ends the app as "Quit" does. */
  close(): Promise<void>;
}
