import { setTimeout as sleep } from 'node:timers/promises';
import { followUp } from './follow-ups.js';
import { buildWrite, type KeyedWrite, KIND_NAMES, type Targets } from './keyed-writes.js';

const WRITERS = 12;
const RETRY_MS = 100;
const CALL_TIMEOUT_MS = 20_000;

/** Where calls are sent, and as whom. */
export interface Target {
  readonly address: string;
  readonly token: string;
}

/** Sends writes of all kinds from several clients at once, and remembers what was acknowledged. */
export class KeyedLoad {
  /** Every write that was ever sent. */
  readonly writes: KeyedWrite[] = [];
  /** Statuses of all responses. */
  readonly statuses = new Map<number, number>();
  /** Responses to writes that were refused (4xx), such as the repeated approval of a car whose approval is forgotten. */
  readonly refused = new Map<KeyedWrite, string>();
  /** Calls that got no response, because the connection was lost or the client's time limit ended. */
  unanswered = 0;
  private readonly awaited = new Set<KeyedWrite>();
  /** The latest write of each client. */
  private readonly latest = new Map<number, KeyedWrite>();
  private roundStart = 0;
  /** Number of writes that follow no other. */
  private started = 0;
  private isStopping = false;
  private isClosed = false;
  private writers: Promise<unknown> = Promise.resolve();

  constructor(private readonly targets: Targets) {}

  /** Number of writes that were acknowledged so far. */
  get acknowledged(): number {
    return this.writes.filter(({ answer }) => answer !== null).length;
  }

  /** Number of calls that await their response. */
  get inFlight(): number {
    return this.awaited.size;
  }

  /** Kinds of the writes whose calls await their response. */
  get kindsInFlight(): string[] {
    return [...this.awaited].map(({ kind }) => kind);
  }

  /**
   * Starts the clients. Each sends one write after the other, whether the last one succeeded or not, and follows an
   * acknowledged one up, also that of the last round, so that short rounds contain later steps. The first one only votes
   * and takes votes back, which is so fast that a fault would rarely happen amid one. Several targets are nodes of one site; a client
   * sends to each in turn.
   */
  start(...targets: readonly Target[]): void {
    this.roundStart = this.writes.length;
    this.isStopping = false;
    this.writers = Promise.all(Array.from({ length: WRITERS }, (_, nth) => this.write(nth, targets)));
  }

  /** Sends one more write of a kind. */
  async add(kind: string, target: Target): Promise<KeyedWrite> {
    const write = buildWrite(kind, this.targets);
    await this.sendNew(write, target);
    return write;
  }

  /** Ends the clients after the call that each one is in. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.writers;
  }

  /** Ends clients and repetitions that a failed test has left. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.stop();
  }

  /** The writes since the last start. */
  get round(): readonly KeyedWrite[] {
    return this.writes.slice(this.roundStart);
  }

  /**
   * Repeats the writes since the last start until each is acknowledged or refused, as clients do.
   * @returns those whose answer has changed
   */
  async repeatRound(target: Target): Promise<KeyedWrite[]> {
    const changed: KeyedWrite[] = [];
    const waiting = [...this.round];
    const repeat = async (): Promise<void> => {
      for (let write = waiting.pop(); write; write = waiting.pop()) {
        const before = write.answer;
        let answer = await this.send(write, target);
        while (answer === null && !this.refused.has(write) && !this.isClosed) {
          await sleep(RETRY_MS);
          answer = await this.send(write, target);
        }
        if (before !== null && answer !== before) changed.push(write);
        write.answer = answer;
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, repeat));
    return changed;
  }

  private async write(nth: number, targets: readonly Target[]): Promise<void> {
    for (let round = nth; !this.isStopping; round++) {
      const next = this.following(nth) ?? buildWrite(nth === 0 ? 'vote' : this.nextKind(), this.targets);
      this.latest.set(nth, next);
      await this.sendNew(next, targets[round % targets.length] as Target);
    }
  }

  /** Each kind in turn, also over the rounds. */
  private nextKind(): string {
    return KIND_NAMES[this.started++ % KIND_NAMES.length] ?? '';
  }

  private following(nth: number): KeyedWrite | null {
    const latest = this.latest.get(nth);
    return latest && latest.answer !== null ? followUp(latest) : null;
  }

  private async sendNew(write: KeyedWrite, target: Target): Promise<void> {
    this.writes.push(write);
    write.answer = await this.send(write, target);
    if (write.answer === null) await sleep(RETRY_MS);
  }

  /** The body of a successful response; null when there is none. */
  private async send(write: KeyedWrite, { address, token }: Target): Promise<string | null> {
    this.awaited.add(write);
    try {
      const response = await fetch(address + write.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': write.key,
          ...(write.isAdmin && { authorization: `Bearer ${token}` }),
          ...(write.cookie && { cookie: write.cookie }),
        },
        body: JSON.stringify(write.payload),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      const body = await response.text();
      if (response.ok) write.cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 400 && response.status < 500) this.refused.set(write, body);
      return response.ok ? body : null;
    } catch {
      this.unanswered++;
      return null;
    } finally {
      this.awaited.delete(write);
    }
  }
}
