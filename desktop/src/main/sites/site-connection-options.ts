import type { AppState, SiteEvent } from '../../shared/app-state.js';
import type { Fetch } from '../calls/fetch.js';
import type { Audience } from '../channels/broadcast.js';
import type { SiteFiles } from '../storage/site-files.js';
import type { Arrival } from './site-watcher.js';

/** Dependencies of {@link SiteConnection}. */
export interface SiteConnectionOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly files: SiteFiles;
  emit(event: SiteEvent, audience?: Audience): void;
  /** State shown in the pages has changed. */
  onState(): void;
  /** The administrator's role has changed. */
  onRole(): void;
  /** A new submission. */
  onArrival(arrival: Arrival): void;
  /** `pending` has changed. */
  onPending(): void;
  /** The site's display name. */
  onName(name: string): void;
}

/** The connection's part of the app state. */
export type SiteView = Pick<
  AppState,
  'hasToken' | 'awaySince' | 'problem' | 'missingPictures' | 'waiting' | 'refused'
>;
