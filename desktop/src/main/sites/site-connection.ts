import { setTimeout as wait } from 'node:timers/promises';
import { type AdminRole, DESKTOP_QUIT_WAIT_MS } from '@quartermile/core/domain';
import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import type { QueuedDecision } from '../../shared/app-state.js';
import type { Audience } from '../channels/broadcast.js';
import type { Caller } from '../channels/handle-requests.js';
import { StoredLogin } from '../lock/stored-login.js';
import { log } from '../log/log.js';
import { findOutcome } from '../offline/find-outcome.js';
import type { OfflinePicture } from '../offline/picture-cipher.js';
import { decisionSender } from '../offline/send-decision.js';
import { SiteSession } from '../session/site-session.js';
import { SiteCalls } from './site-calls.js';
import type { SiteConnectionOptions, SiteView } from './site-connection-options.js';
import { SiteFollower } from './site-follower.js';
import { SiteOffline } from './site-offline.js';

/** Connection to one site: session, calls, event stream and offline data. */
export class SiteConnection {
  readonly origin: string;
  readonly session: SiteSession;
  /** Data for unlocking from the last login. */
  readonly login: StoredLogin;
  readonly #options: SiteConnectionOptions;
  readonly #calls: SiteCalls;
  readonly #offline: SiteOffline;
  readonly #follower: SiteFollower;
  #loading: Promise<void> | null = null;
  #role: AdminRole | undefined;
  /** Whether the user has opened it in this run. */
  #isOpened = false;

  constructor(options: SiteConnectionOptions) {
    const { origin, fetch, files, emit, onState, onArrival, onPending, onName } = options;
    const onChanged = (): void => emit({ type: 'changed' });
    this.#options = options;
    this.origin = origin;
    this.session = new SiteSession(files.session, () => this.#afterEnd({ reason: 'idle' }));
    this.login = new StoredLogin(files.login);
    this.#offline = new SiteOffline({
      origin,
      fetch,
      files,
      send: (decision, sending) => decisionSender(this.#calls.client)(decision, sending),
      findOutcome: (refused) => findOutcome(this.#calls.client, refused),
      hasSession: () => this.session.token !== null,
      isActive: () => this.session.isActive,
      onState,
      onBack: () => this.#follower.readName(),
      onChanged,
    });
    this.#calls = new SiteCalls({
      origin,
      fetch,
      session: this.session,
      offline: this.#offline,
      onUpload: ({ pageId }, id, fraction) => emit({ type: 'upload', id, fraction }, { only: pageId }),
      onLogin: (body) => {
        this.login.remember(body);
        log.info('session began');
        onState();
        this.#follow();
      },
      onRole: (role) => this.#learnRole(role),
      onLogout: ({ pageId }) => this.#afterEnd({}, { except: pageId }),
      onRefused: () => this.#refuse(),
      onName,
    });
    this.#follower = new SiteFollower({
      ...{ origin, fetch, onArrival, onPending, onName, onChanged },
      readToken: () => this.session.token,
      onConnection: (isOpen) => (isOpen ? this.#offline.markReachable() : this.#offline.probe()),
      onSessionEnded: () => this.#refuse(),
    });
  }

  /**
   * Restores the stored state; repeated calls have no effect. A site without a session is contacted only when opened
   * by the user.
   * @param isOpened false when it is only watched in the background
   */
  load(isOpened: boolean): Promise<void> {
    this.#isOpened ||= isOpened;
    this.#loading ??= this.#load(isOpened);
    return this.#loading;
  }

  /** Role of the administrator; undefined while unknown. */
  get role(): AdminRole | undefined {
    return this.#role;
  }

  get view(): SiteView {
    return { hasToken: this.session.token !== null, ...this.#offline.view };
  }

  /** Number of pending submissions; 0 without a session. */
  get pending(): number {
    return this.#follower.pending;
  }

  /** Makes a call for a page; null without a response. */
  call(caller: Caller, id: string, call: ApiCall): Promise<ApiResponse | null> {
    return this.#calls.call(caller, id, call);
  }

  /** Whether the site was unreachable last. */
  get isAway(): boolean {
    return this.#offline.isAway;
  }

  /** The cached picture of a pending car, or null. */
  findPicture(src: string): Promise<OfflinePicture | null> {
    return this.#offline.findPicture(src);
  }

  cancelCall(caller: Caller, id: string): void {
    this.#calls.cancelCall(caller, id);
  }

  /** Queues a decision until the site accepts it. */
  queue(decision: QueuedDecision): Promise<void> {
    return this.#offline.queue(decision);
  }

  /**
   * Withdraws a queued decision; its car is pending again.
   * @throws Error when it is in flight
   */
  withdraw(key: string): Promise<void> {
    return this.#offline.withdraw(key);
  }

  dismiss(key: string): Promise<void> {
    return this.#offline.dismiss(key);
  }

  /** Resolves when the last change is on disk. */
  async saved(): Promise<void> {
    await Promise.all([this.session.saved(), this.login.saved(), this.#offline.saved()]);
  }

  /** The machine woke up or its screen was unlocked. */
  wake(): void {
    this.session.check();
    if (this.#isOpened || this.session.token !== null) this.#offline.probe();
  }

  /** Reopens the event stream with a new token. */
  restartStream(): void {
    this.#follow();
  }

  /** The user opens this site again, which counts as activity. */
  enter(): void {
    this.#isOpened = true;
    this.session.recordPageActivity(Date.now());
    this.#offline.probe();
    this.#follower.readName();
  }

  /** Closes the connection when the app quits; stored data remains. */
  close(): void {
    this.#follower.close();
    this.session.stop();
    this.#offline.stop();
  }

  /**
   * Removes the site's data. Tries to send queued decisions within `DESKTOP_QUIT_WAIT_MS`; the rest stays on disk
   * until the site is added again.
   */
  async forget(): Promise<void> {
    await Promise.race([this.#offline.replay(), wait(DESKTOP_QUIT_WAIT_MS)]);
    const { session, login, answers, queue } = this.#options.files;
    this.close();
    this.session.end();
    this.#offline.clear();
    await this.saved();
    const isQueueDone = this.view.waiting.length === 0;
    const stored = [session, login, answers].map((file) => file.write(null));
    await Promise.all([...stored, isQueueDone && queue.write(null)]);
  }

  async #load(isOpened: boolean): Promise<void> {
    await Promise.all([this.session.load(isOpened), this.login.load(), this.#offline.load()]);
    if (this.session.token === null) {
      this.#offline.clear();
      this.login.forget();
    } else this.#follow();
    this.#offline.resumePictures();
    if (!isOpened && this.session.token === null) return;
    this.#offline.probe();
    this.#follower.readName();
  }

  /** A session began: opens the event stream and sends queued decisions. */
  #follow(): void {
    this.#follower.start();
    void this.#offline.replay();
  }

  #learnRole(role: AdminRole | undefined): void {
    if (role === this.#role) return;
    this.#role = role;
    this.#options.onRole();
  }

  /** The site ended the session. */
  #refuse(): void {
    this.session.end();
    this.#afterEnd({ reason: 'refused' });
  }

  #afterEnd(event: { reason?: 'idle' | 'refused' }, audience?: Audience): void {
    log.info('session ended', { reason: event.reason ?? 'logout' });
    this.#follower.stop();
    this.#offline.clear();
    this.login.forget();
    this.#learnRole(undefined);
    this.#options.emit({ type: 'signed-out', ...event }, audience);
    this.#options.onState();
  }
}
