import { Connection } from './connection.mjs';
import { voteRequest } from './requests.mjs';

const TICK_MS = 10;
const CONNECTIONS_MAX = 500;

/** Votes of distinct browsers at a steady rate, independent of how quickly they are answered. */
export class PacedVotes {
  #cast = [];
  #idle = [];
  #open = new Set();
  #sent = 0;
  #timer;
  #fail;

  /** @param votes `{ entryIds, perSecond }` */
  constructor(origin, { entryIds, perSecond }, fail) {
    this.#fail = fail;
    const began = performance.now();
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
      while (this.#sent < due) {
        const connection = this.#connection(origin);
        if (!connection) return fail('votes are answered too slowly');
        this.#vote(connection, origin, entryIds[this.#sent % entryIds.length]);
      }
    }, TICK_MS);
  }

  /** Waits for the votes that are on their way. @returns the acknowledged votes `{ entryId, votes, at }` */
  async stop() {
    clearInterval(this.#timer);
    while (this.#cast.length < this.#sent && this.#open.size > 0)
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    for (const connection of this.#open) connection.close();
    return this.#cast;
  }

  #connection(origin) {
    if (this.#idle.length > 0) return this.#idle.pop();
    if (this.#open.size === CONNECTIONS_MAX) return null;
    const connection = new Connection(origin, (error) => {
      this.#open.delete(connection);
      this.#fail(`vote: ${error.message}`);
    });
    this.#open.add(connection);
    return connection;
  }

  #vote(connection, origin, entryId) {
    const { host } = new URL(origin);
    this.#sent += 1;
    connection.send(voteRequest(host, entryId), { isCollected: true }, ({ status, body }) => {
      if (status !== 200) this.#fail(`vote: status ${status} ${body}`);
      else this.#cast.push({ entryId, votes: JSON.parse(body).votes, at: performance.now() });
      this.#idle.push(connection);
    });
  }
}
