import type { ServerResponse } from 'node:http';

/** A response as it left the router, to be sent again with another request id. */
export class StoredMessage {
  /**
   * @param headers `[name, value, name, value, ...]`
   * @param requestIdAt index in `headers` where the value of `x-request-id` goes
   * @param body null for a 304
   */
  constructor(
    private readonly status: 200 | 304,
    readonly headers: readonly string[],
    readonly requestIdAt: number,
    readonly body: Buffer | null,
  ) {}

  /** Sends it. Nothing may have been written to `response`. */
  send(response: ServerResponse, requestId: string): void {
    response.writeHead(this.status, this.headers.with(this.requestIdAt, requestId));
    response.end(this.body ?? undefined);
  }
}
