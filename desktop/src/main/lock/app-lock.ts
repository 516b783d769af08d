import { desktopMessages } from '@quartermile/core/domain';
import type { LockState } from '../../shared/lock-state.js';
import type { SiteConnection } from '../sites/site-connection.js';
import type { PasswordOutcome } from './check-password.js';
import type { FailedAttempts } from './failed-attempts.js';

const text = desktopMessages.lock;

/** Dependencies of {@link AppLock}. */
export interface AppLockOptions {
  readonly tries: FailedAttempts;
  /** The connected sites, the open one first. */
  connections(): readonly SiteConnection[];
  checkPassword(site: SiteConnection, password: string): Promise<PasswordOutcome>;
  /** Ends the sessions of all stored sites. */
  endSessions(): Promise<void>;
  /** Called when `state` changes. */
  onChange(): void;
}

/**
 * Locks the app: nothing can be seen or changed until the password of the open site is entered. The lock is part of
 * the encrypted sessions, so a restart does not bypass it, and deleting the files ends the sessions.
 */
export class AppLock {
  readonly #options: AppLockOptions;
  /** The site whose password unlocks the app; null while unlocked. */
  #site: SiteConnection | null = null;
  #isChecking = false;

  constructor(options: AppLockOptions) {
    this.#options = options;
  }

  /** Restores a lock from the last run; call once the sites are loaded. */
  async load(): Promise<void> {
    await this.#options.tries.load();
    const wasLocked = this.#signedIn().some(({ session }) => session.isLocked);
    if (wasLocked) this.lock();
  }

  get isLocked(): boolean {
    return this.#site !== null;
  }

  get state(): LockState {
    return {
      isLocked: this.isLocked,
      site: this.#site?.origin ?? null,
      canUnlockOffline: this.#site?.login.hasPassword ?? false,
      pausedUntil: this.isLocked ? this.#options.tries.pausedUntil : null,
    };
  }

  /** Locks the app. Returns an error message when there is no session to lock. */
  lock(): string | null {
    if (this.isLocked) return null;
    const [site] = this.#signedIn();
    if (!site) return text.nothingToLock;
    this.#site = site;
    for (const { session } of this.#signedIn()) session.lock();
    this.#options.onChange();
    return null;
  }

  /** Checks a password. Resolves to an error message, or null when unlocked. */
  async unlock(password: string): Promise<string | null> {
    const site = this.#site;
    if (site === null) return null;
    const { pausedUntil } = this.#options.tries;
    if (pausedUntil !== null) return text.paused(Math.ceil((pausedUntil - Date.now()) / 1000));
    // Sequential, because parallel attempts would bypass the limit.
    if (this.#isChecking) return text.busy;
    this.#isChecking = true;
    try {
      return this.#conclude(await this.#options.checkPassword(site, password), site);
    } finally {
      this.#isChecking = false;
    }
  }

  /** "Log out instead": ends every session, as other sites would otherwise be open without their password. */
  async logOut(): Promise<void> {
    if (!this.isLocked) return;
    await this.#options.endSessions();
    this.#open();
  }

  /** A session ended. If it was the locked site's, the login is shown. */
  onSignedOut(site: string): void {
    if (site === this.#site?.origin) void this.logOut();
  }

  /** Resolves when the number of failed attempts is on disk. */
  saved(): Promise<void> {
    return this.#options.tries.saved();
  }

  #conclude(outcome: PasswordOutcome, site: SiteConnection): string | null {
    // The session may have ended during the check.
    if (this.#site !== site) return null;
    if (outcome === 'right') {
      this.#open();
      return null;
    }
    if (outcome !== 'wrong') return outcome.problem;
    this.#options.tries.add();
    this.#options.onChange();
    return text.wrong;
  }

  #open(): void {
    if (!this.isLocked) return;
    this.#site = null;
    this.#options.tries.reset();
    for (const { session } of this.#signedIn()) session.unlock();
    this.#options.onChange();
  }

  #signedIn(): readonly SiteConnection[] {
    return this.#options.connections().filter(({ session }) => session.token !== null);
  }
}
