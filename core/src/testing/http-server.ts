import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A real HTTP server for specs, on a free local port. */
export interface TestServer {
  readonly baseUrl: string;
  /** Every request so far. */
  readonly received: readonly Received[];
  close(): Promise<void>;
}

/** Handles the nth request (counted from 0). */
export type Answer = (response: ServerResponse, nth: number, request: Received) => void;

/** Starts a server with the given request handler. */
export async function startTestServer(answer: Answer): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const one = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    answer(response, received.length - 1, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a JSON response. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body));
}
