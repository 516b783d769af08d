import type { AppEvent } from '../../shared/app-state.js';
import type { Fetch } from '../calls/fetch.js';
import type { Audience } from '../channels/broadcast.js';
import type { Caller } from '../channels/handle-requests.js';
import type { SecureStorage } from '../storage/secure-storage.js';
import { siteFiles } from '../storage/site-files.js';
import { SiteConnection } from './site-connection.js';
import type { Arrival } from './site-watcher.js';

/** Dependencies of {@link SiteConnections}. */
export interface SiteConnectionsOptions {
  /** Data folder of the app. */
  readonly folder: string;
  readonly secureStorage: SecureStorage;
  readonly fetch: Fetch;
  emit(event: AppEvent, audience?: Audience): void;
  /** A new submission at a site. */
  onArrival(arrival: Arrival, site: string): void;
  /** Number of pending submissions at all sites. */
  onPending(count: number): void;
  /** The display name of a site. */
  onName(site: string, name: string): void;
  /** The role of a site's administrator has changed. */
  onRole(site: string): void;
  /** State shown of a site has changed. */
  onState(): void;
}

/** Connections to all stored sites. Each one with a session has an event stream, whether open or not. */
export class SiteConnections {
  readonly #options: SiteConnectionsOptions;
  readonly #all = new Map<string, SiteConnection>();

  constructor(options: SiteConnectionsOptions) {
    this.#options = options;
  }

  /** The connection of a stored site, or null. */
  at(site: string): SiteConnection | null {
    return this.#all.get(site) ?? null;
  }

  /** The user opens a site. */
  async open(site: string): Promise<SiteConnection> {
    const known = this.at(site);
    const connection = known ?? this.#connect(site);
    await connection.load(!known);
    if (known) connection.enter();
    return connection;
  }

  /** Restores the sessions of sites that are not open. */
  watch(sites: readonly string[]): void {
    for (const site of sites) {
      const connection = this.at(site) ?? this.#connect(site);
      void connection.load(false).then(() => this.#options.onState());
    }
  }

  /** Removes a site's data, except decisions that could not be sent. */
  async forget(site: string): Promise<void> {
    const connection = this.at(site) ?? this.#connect(site);
    await connection.load(false);
    await connection.forget();
    this.#all.delete(site);
    this.#count();
  }

  /** Cancels a page's call at any site. */
  cancelCall(caller: Caller, id: string): void {
    for (const connection of this.#all.values()) connection.cancelCall(caller, id);
  }

  /** The machine woke up or its screen was unlocked. */
  wake(): void {
    for (const connection of this.#all.values()) connection.wake();
  }

  /** Resolves when the last change is on disk. */
  async saved(): Promise<void> {
    await Promise.all([...this.#all.values()].map((connection) => connection.saved()));
  }

  close(): void {
    for (const connection of this.#all.values()) connection.close();
  }

  #connect(origin: string): SiteConnection {
    const { folder, secureStorage, fetch, emit, onArrival, onName, onRole, onState } = this.#options;
    const connection = new SiteConnection({
      origin,
      fetch,
      files: siteFiles(folder, origin, secureStorage),
      emit: (event, audience) => emit({ ...event, site: origin }, audience),
      onState,
      onArrival: (arrival) => onArrival(arrival, origin),
      onPending: () => this.#count(),
      onName: (name) => onName(origin, name),
      onRole: () => onRole(origin),
    });
    this.#all.set(origin, connection);
    return connection;
  }

  #count(): void {
    const counts = [...this.#all.values()].map(({ pending }) => pending);
    this.#options.onPending(counts.reduce((sum, count) => sum + count, 0));
    this.#options.onState();
  }
}
