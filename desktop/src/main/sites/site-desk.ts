import { type Client, createClient } from '@quartermile/core/client';
import { apiRoutes } from '@quartermile/core/domain';
import type { ApiAnswer, ApiCall } from '../../shared/api-call.js';
import { toApiCall, toResponse } from '../../shared/api-request.js';
import type { DeskState, QueuedDecision, SiteNews } from '../../shared/desk-state.js';
import { ApiCourier } from '../calls/api-courier.js';
import { CallsUnderWay } from '../calls/calls-under-way.js';
import type { Fetch } from '../calls/fetch.js';
import type { Asker } from '../channels/answer-channels.js';
import type { Audience } from '../channels/tell-pages.js';
import { AnswerCache } from '../offline/answer-cache.js';
import { DecisionQueue } from '../offline/decision-queue.js';
import { Reachability } from '../offline/reachability.js';
import { SiteSession } from '../session/site-session.js';
import type { SiteFiles } from '../storage/site-files.js';
import { checkSite } from './check-site.js';
import { type Arrival, attendSite } from './site-attendance.js';

/** What a site's desk is made of, and whom it tells. */
export interface SiteDeskOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly files: SiteFiles;
  tell(news: SiteNews, audience?: Audience): void;
  /** Told when what the pages show of this desk has changed. */
  onState(): void;
  /** A visitor's car came in. */
  onArrival(arrival: Arrival): void;
  /** How many submissions await a decision; 0 without a session. */
  onPending(count: number): void;
}

/** What the pages see of one site. */
export type SiteView = Pick<DeskState, 'hasToken' | 'awaySince' | 'problem' | 'waiting' | 'refused'>;

const { login, refresh, logout } = apiRoutes.admin;

/** The administrator's desk at one site: session, calls, and what is there while the site is not. */
export class SiteDesk {
  readonly origin: string;
  readonly session: SiteSession;
  readonly #options: SiteDeskOptions;
  readonly #courier: ApiCourier;
  readonly #client: Client;
  readonly #calls = new CallsUnderWay();
  readonly #cache: AnswerCache;
  readonly #queue: DecisionQueue;
  readonly #reach: Reachability;
  #leave: () => void = () => {};

  constructor(options: SiteDeskOptions) {
    const { origin, fetch, files, onState } = options;
    this.#options = options;
    this.origin = origin;
    this.session = new SiteSession(files.session, () => this.#afterEnd({ reason: 'idle' }));
    this.#courier = new ApiCourier(origin, fetch, this.session);
    this.#client = createClient({
      baseUrl: origin,
      transport: async (request) => toResponse(await this.#courier.call(await toApiCall(request))),
    });
    this.#cache = new AnswerCache(files.answers);
    this.#queue = new DecisionQueue(files.queue, onState);
    this.#reach = new Reachability({
      async probe() {
        const found = await checkSite(origin, fetch);
        if ('problem' in found) return found.problem;
        return found.origin === origin ? null : 'moved';
      },
      onChange: onState,
      onBack: () => void this.#afterReturn(),
    });
  }

  /** Takes up what the last run left; to be called once, first. */
  async load(): Promise<void> {
    await Promise.all([this.session.load(), this.#cache.load(), this.#queue.load()]);
    if (this.session.token === null) this.#cache.clear();
    else this.#attend();
    void this.#reach.probeNow();
  }

  get view(): SiteView {
    return {
      hasToken: this.session.token !== null,
      awaySince: this.#reach.awaySince,
      problem: this.#reach.problem,
      waiting: [...this.#queue.waiting],
      refused: [...this.#queue.refused],
    };
  }

  /** Makes a page's call. While the site cannot be reached, lists are answered as they were seen last. */
  call(asker: Asker, id: string, call: ApiCall): Promise<ApiAnswer | null> {
    const onProgress = (fraction: number): void =>
      this.#options.tell({ type: 'upload', id, fraction }, { only: asker.pageId });
    return this.#calls.run(asker, id, async (signal) => {
      const old = this.session.token;
      const answering = this.#courier.call(call, { signal, onProgress });
      // The token is gone by now: all windows end together, whatever the site answers and whenever it does.
      // Without a token the session had ended before, and everybody was told why.
      if (pathOf(call) === logout && old !== null) this.#afterEnd({}, { except: asker.pageId });
      const answer = await answering;
      if (!answer || isGateway(answer)) {
        if (!signal.aborted) this.#reach.noteSilence();
        return this.#cache.find(call) ?? answer;
      }
      this.#reach.noteAnswer();
      this.#learn(call, answer, old);
      return answer;
    });
  }

  giveUp(asker: Asker, id: string): void {
    this.#calls.giveUp(asker, id);
  }

  /** Keeps a decision until the site takes it. */
  async queue(decision: QueuedDecision): Promise<void> {
    await this.#queue.add(decision);
    if (this.#reach.awaySince === null) await this.#replay();
  }

  dismiss(key: string): Promise<void> {
    return this.#queue.dismiss(key);
  }

  /** Resolves once what was changed last is on disk. */
  async saved(): Promise<void> {
    await Promise.all([this.session.saved(), this.#cache.saved()]);
  }

  /** The machine woke up, or its screen was unlocked. */
  wake(): void {
    this.session.check();
    void this.#reach.probeNow();
  }

  /** Another site is opened: what is under way here goes on, and nothing is followed any more. */
  park(): void {
    this.#leave();
  }

  /** This site is opened again. */
  resume(): void {
    if (this.session.token !== null) this.#attend();
    void this.#reach.probeNow();
  }

  /** The site is forgotten, or the app ends; what is kept stays. */
  close(): void {
    this.#leave();
    this.session.stop();
    this.#reach.stop();
  }

  /** What a call and its answer say about the session. `old` is the token it was sent with. */
  #learn(call: ApiCall, answer: ApiAnswer, old: string | null): void {
    const path = pathOf(call);
    if (path === login && answer.status === 200) {
      this.#options.onState();
      this.#attend();
    } else if (answer.status === 401 && path !== login && old !== null && old === this.session.token) {
      this.session.end();
      this.#afterEnd({ reason: 'refused' });
    } else if (path !== refresh) {
      if (this.session.token !== null) this.#cache.keep(call, answer);
    }
  }

  /** A session began: follows what happens at the site, and sends what waits. */
  #attend(): void {
    const { origin, fetch, tell, onArrival, onPending } = this.#options;
    this.#leave();
    this.#leave = attendSite({
      origin,
      fetch,
      readToken: () => this.session.token,
      onArrival,
      onCount: onPending,
      onChanged: () => tell({ type: 'changed' }),
      onConnection: (isOpen) => (isOpen ? this.#reach.noteAnswer() : void this.#reach.probeNow()),
      onSessionEnded: () => {
        this.session.end();
        this.#afterEnd({ reason: 'refused' });
      },
    });
    void this.#replay();
  }

  #afterEnd(news: { reason?: 'idle' | 'refused' }, audience?: Audience): void {
    this.#leave();
    this.#options.onPending(0);
    this.#cache.clear();
    this.#options.tell({ type: 'signed-out', ...news }, audience);
    this.#options.onState();
  }

  async #afterReturn(): Promise<void> {
    this.#options.onState();
    await this.#replay();
    this.#options.tell({ type: 'changed' });
  }

  async #replay(): Promise<void> {
    if (this.session.token === null || this.#queue.waiting.length === 0) return;
    await this.#queue.replay((decision, options) => this.#client.cars.review(decision, options));
    this.#options.tell({ type: 'changed' });
  }
}

function pathOf({ path }: ApiCall): string | undefined {
  return path.split('?')[0];
}

/** A gateway's own answer, in front of a site that is away. */
function isGateway({ status }: ApiAnswer): boolean {
  return status >= 502 && status <= 504;
}
