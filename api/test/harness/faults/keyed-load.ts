import { setTimeout as sleep } from 'node:timers/promises';
import type { SubmissionReceipt } from '@quartermile/core/domain';
import { buildApproval, buildWrite, type KeyedWrite, KIND_NAMES, type Targets } from './keyed-writes.js';

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
  /** Writes that were refused (4xx), such as the repeated approval of a car whose approval is forgotten. */
  readonly refused = new Set<KeyedWrite>();
  private isStopping = false;
  private writers: Promise<unknown> = Promise.resolve();

  constructor(private readonly targets: Targets) {}

  /** Starts the clients. Each sends one write after the other, whether the last one succeeded or not. */
  start(target: Target): void {
    this.isStopping = false;
    this.writers = Promise.all(Array.from({ length: WRITERS }, (_, nth) => this.write(nth, target)));
  }

  /** Ends the clients after the call that each one is in. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.writers;
  }

  /** Repeats every write until it is acknowledged or refused, as clients do. Resolves with those whose answer has changed. */
  async repeatAll(target: Target): Promise<KeyedWrite[]> {
    const changed: KeyedWrite[] = [];
    const waiting = [...this.writes];
    const repeat = async (): Promise<void> => {
      for (let write = waiting.pop(); write; write = waiting.pop()) {
        const before = write.answer;
        let answer = await this.send(write, target);
        while (answer === null && !this.refused.has(write)) {
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

  private async write(nth: number, target: Target): Promise<void> {
    for (let round = nth; !this.isStopping; round++) {
      const write = buildWrite(KIND_NAMES[round % KIND_NAMES.length] ?? '', this.targets);
      await this.sendNew(write, target);
      if (write.kind === 'submission' && write.answer !== null && !this.isStopping)
        await this.sendNew(buildApproval((JSON.parse(write.answer) as SubmissionReceipt)._id), target);
    }
  }

  private async sendNew(write: KeyedWrite, target: Target): Promise<void> {
    this.writes.push(write);
    write.answer = await this.send(write, target);
    if (write.answer === null) await sleep(RETRY_MS);
  }

  /** The body of a successful response; null when there is none. */
  private async send(write: KeyedWrite, { address, token }: Target): Promise<string | null> {
    try {
      const response = await fetch(address + write.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': write.key,
          ...(write.isAdmin && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(write.payload),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      const body = await response.text();
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 400 && response.status < 500) this.refused.add(write);
      return response.ok ? body : null;
    } catch {
      return null;
    }
  }
}
