import type { LockState } from '../../shared/app-state.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import type { SiteConnection } from '../site/site-connection.js';
import type { PasswordOutcome } from './check-password.js';
import type { FailedAttempts } from './failed-attempts.js';

const text = desktopMessages.lock;

/** Dependencies of {@link AppLock}. */
export interface AppLockOptions {
  readonly tries: FailedAttempts;
  connection(): SiteConnection | null;
  checkPassword(site: SiteConnection, password: string): Promise<PasswordOutcome>;
  /** Called when `state` changes. */
  onChange(): void;
}

/**
 * Locks the app: nothing can be seen or changed until the administrator's password is entered. The lock is part of the
 * encrypted session, so a restart does not bypass it, and deleting the files ends the session.
 */
export class AppLock {
  readonly #options: AppLockOptions;
  /** The connection that was locked; null while unlocked. */
  #site: SiteConnection | null = null;
  #isChecking = false;

  constructor(options: AppLockOptions) {
    this.#options = options;
  }

  /** Restores a lock from the last run; call once the site is loaded. */
  async load(): Promise<void> {
    await this.#options.tries.load();
    if (this.#signedIn()?.session.isLocked) this.lock();
  }

  get isLocked(): boolean {
    return this.#site !== null;
  }

  get state(): LockState {
    return {
      isLocked: this.isLocked,
      pausedUntil: this.isLocked ? this.#options.tries.pausedUntil : null,
    };
  }

  /** Locks the app. Returns an error message when there is no session to lock. */
  lock(): string | null {
    if (this.isLocked) return null;
    this.#site = this.#signedIn();
    if (!this.#site) return text.nothingToLock;
    this.#site.session.lock();
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

  /** "Log out instead": ends the session, so that the login is shown. */
  async logOut(): Promise<void> {
    await this.#site?.logOut();
    this.#open();
  }

  /**
   * The session ended: the login is shown instead of the lock screen. At once, so that the state that follows the event
   * is that of an open app.
   */
  onSignedOut(): void {
    this.#open();
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
    this.#signedIn()?.session.unlock();
    this.#options.onChange();
  }

  #signedIn(): SiteConnection | null {
    const connection = this.#options.connection();
    return connection?.session.token ? connection : null;
  }
}
