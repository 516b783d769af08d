import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiRoutes } from '@quartermile/core/domain';

const PAUSE_MS = 50;
const CALL_MAX_MS = 5000;
/** After this time a node is taken to have stopped for good. */
const WAIT_MAX_MS = 60_000;

/** Votes at a node again and again, to find out for how long none is acknowledged. */
export class VoteProbe {
  /** Votes sent, with their keys. */
  readonly sent: string[] = [];
  /** Votes acknowledged. */
  acknowledged = 0;
  private readonly stopping = new AbortController();
  private readonly over: Promise<void>;
  private latest = { startedAt: 0, endedAt: 0 };

  constructor(
    private readonly address: string,
    private readonly entryId: string,
  ) {
    this.over = this.run();
  }

  /**
   * Waits until a vote is acknowledged that was sent after `since`. Resolves with the time from then on, ms.
   * @throws Error after a minute
   */
  async firstAfter(since: number): Promise<number> {
    while (this.latest.startedAt <= since) {
      if (performance.now() - since > WAIT_MAX_MS)
        throw new Error(`No vote was acknowledged by ${this.address} for ${WAIT_MAX_MS / 1000} s.`);
      await sleep(PAUSE_MS);
    }
    return this.latest.endedAt - since;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.over;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const startedAt = performance.now();
      if (await this.vote()) this.latest = { startedAt, endedAt: performance.now() };
      await sleep(PAUSE_MS);
    }
  }

  private async vote(): Promise<boolean> {
    const key = randomUUID();
    this.sent.push(key);
    const isOk = await fetch(this.address + apiRoutes.leaderboard.vote, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ entryId: this.entryId }),
      signal: AbortSignal.timeout(CALL_MAX_MS),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isOk) this.acknowledged++;
    return isOk;
  }
}
