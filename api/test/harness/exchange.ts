import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

/** A response as it arrived at a client. */
export interface Exchange {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** All headers in their order, `name: value`, except those that differ for every response. */
  readonly lines: readonly string[];
  readonly body: Buffer;
}

const INDIVIDUAL = new Set(['date', 'x-request-id']);

/** Sends requests over a connection that stays open. */
export class HttpClient {
  private readonly agent = new Agent({ keepAlive: true });

  /** @param origin such as `http://127.0.0.1:3000` */
  constructor(private readonly origin: string) {}

  /** Sends a request exactly as given: no header is added but `Host` and `Connection`. */
  send(path: string, options: RequestOptions = {}, body?: string): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.origin);
      const sent = request({ agent: this.agent, hostname, port, path, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            lines: linesOf(response.rawHeaders),
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function linesOf(raw: readonly string[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (!INDIVIDUAL.has(name.toLowerCase())) lines.push(`${name}: ${raw[at + 1]}`);
  }
  return lines;
}
