import { setTimeout as wait } from 'node:timers/promises';
import { type Client, randomKey, submissionCalls } from '@quartermile/core/client';
import { type AdminRole, apiRoutes } from '@quartermile/core/domain';
import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import type { AppEvent, AppState, QueuedDecision } from '../../shared/app-state.js';
import type { ReviewDecision } from '../../shared/review-decision.js';
import type { Fetch } from '../calls/fetch.js';
import type { Audience } from '../channels/broadcast.js';
import { type Caller, MAIN_PROCESS } from '../channels/caller.js';
import { log } from '../log/log.js';
import type { SendDecision } from '../offline/decision-queue.js';
import type { OfflinePicture } from '../offline/encrypted-pictures.js';
import { findOutcome } from '../offline/find-outcome.js';
import { SiteSession } from '../session/site-session.js';
import { StoredLogin } from '../session/stored-login.js';
import { SiteCalls } from './site-calls.js';
import type { SiteFiles } from './site-files.js';
import { SiteOffline } from './site-offline.js';
import { type Arrival, SiteWatcher } from './site-watcher.js';

/** Maximum time for sending the queue before another site is opened. */
const SEND_WAIT_MS = 3000;

/** Dependencies of {@link SiteConnection}. */
export interface SiteConnectionOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly files: SiteFiles;
  emit(event: AppEvent, audience?: Audience): void;
  /** State shown in the pages has changed. */
  onState(): void;
  /** The administrator's role has changed. */
  onRole(): void;
  /** A new submission. */
  onArrival(arrival: Arrival): void;
  /** Number of pending submissions. */
  onPending(count: number): void;
}

/** The connection's part of the app state. */
export type SiteView = Pick<
  AppState,
  'hasToken' | 'awaySince' | 'problem' | 'missingPictures' | 'waiting' | 'refused'
>;

const LOGOUT = { method: 'POST', path: apiRoutes.admin.logout, headers: {}, body: null } as const;

/** Connection to the site: session, calls, event stream and offline data. */
export class SiteConnection {
  readonly origin: string;
  readonly session: SiteSession;
  /** Data for unlocking from the last login. */
  readonly login: StoredLogin;
  readonly #options: SiteConnectionOptions;
  readonly #calls: SiteCalls;
  readonly #offline: SiteOffline;
  readonly #watcher: SiteWatcher;
  #role: AdminRole | undefined;

  constructor(options: SiteConnectionOptions) {
    const { origin, fetch, files, emit, onState, onArrival, onPending } = options;
    const onChanged = (): void => emit({ type: 'changed' });
    this.#options = options;
    this.origin = origin;
    this.session = new SiteSession(files.session, () => this.#afterEnd({ reason: 'idle' }));
    this.login = new StoredLogin(files.login);
    this.#offline = new SiteOffline({
      ...{ origin, fetch, files, onState, onChanged },
      send: (decision, sending) => decisionSender(this.#calls.client)(decision, sending),
      findOutcome: (refused) => findOutcome(this.#calls.client, refused),
      hasSession: () => this.session.token !== null,
      isActive: () => this.session.isActive,
    });
    this.#calls = new SiteCalls({
      ...{ origin, fetch, session: this.session, offline: this.#offline },
      onUpload: ({ pageId }, id, fraction) => emit({ type: 'upload', id, fraction }, { only: pageId }),
      onLogin: (body) => {
        this.login.remember(body);
        log.info('session began');
        onState();
        this.follow();
      },
      onRole: (role) => this.#learnRole(role),
      onLogout: ({ pageId }) => this.#afterEnd({}, { except: pageId }),
      onRefused: () => this.#refuse(),
    });
    this.#watcher = new SiteWatcher({
      ...{ origin, fetch, onArrival, onChanged },
      onPending: () => onPending(this.pending),
      readToken: () => this.session.token,
      onConnection: (isOpen) => (isOpen ? this.#offline.markReachable() : this.#offline.probe()),
      onSessionEnded: () => this.#refuse(),
    });
  }

  /** Restores the stored state; call once. */
  async load(): Promise<void> {
    await Promise.all([this.session.load(), this.login.load(), this.#offline.load()]);
    if (this.session.token === null) {
      this.#offline.clear();
      this.login.forget();
    } else this.follow();
    this.#offline.resumePictures();
    this.#offline.probe();
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
    return this.#watcher.pending;
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

  /** The machine woke up, its screen was unlocked, or a proxy login may have changed. */
  wake(): void {
    this.session.check();
    this.#offline.probe();
  }

  /** A session began, or its token was replaced: opens the event stream and sends queued decisions. */
  follow(): void {
    this.#watcher.start();
    void this.#offline.replay();
  }

  /** Closes the connection when the app quits; stored data remains. */
  close(): void {
    this.#watcher.close();
    this.session.stop();
    this.#offline.stop();
  }

  /** Ends the session: here at once, at the site if it can be reached. */
  async logOut(): Promise<void> {
    if (this.session.token === null) return;
    void this.call(MAIN_PROCESS, randomKey(), LOGOUT);
    await this.saved();
  }

  /**
   * Sends the queued decisions within `SEND_WAIT_MS`; the rest stays on disk until the app is connected to this
   * site again.
   * @returns number of decisions that could neither be sent nor stored
   */
  async sendOrStore(): Promise<number> {
    await Promise.race([this.#offline.replay(), wait(SEND_WAIT_MS)]);
    return (await this.#offline.isQueueStored()) ? 0 : this.view.waiting.length;
  }

  /** Closes the connection and deletes what is stored of the site, except decisions that could not be sent. */
  async forget(): Promise<void> {
    await this.logOut();
    this.close();
    this.#offline.clear();
    await this.saved();
    await deleteSite(this.#options.files, this.view.waiting.length === 0);
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
    this.#watcher.stop();
    this.#offline.clear();
    this.login.forget();
    this.#learnRole(undefined);
    this.#options.emit({ type: 'signed-out', ...event }, audience);
    this.#options.onState();
  }
}

/** Deletes the session, cached lists and pictures of a site, and its queue of decisions unless some are waiting. */
export async function deleteSite(files: SiteFiles, deletesQueue: boolean): Promise<void> {
  const { session, login, answers, pictures, queue } = files;
  await Promise.all([session, login, answers].map((file) => file.write(null)));
  await Promise.all([pictures.clear(), deletesQueue && queue.write(null)]);
}

/** Creates the function that sends queued decisions: reviews and questions to drivers. */
function decisionSender({ cars, call }: Pick<Client, 'cars' | 'call'>): SendDecision {
  const { requestInformation } = submissionCalls(call);
  return (decision: ReviewDecision, options) => {
    if (decision.action !== 'ask') return cars.review(decision, options);
    const { action: _, ...question } = decision;
    return requestInformation(question, options);
  };
}
