import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, request } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const CALL_MAX_MS = 20_000;
const POLL_MS = 50;

/** A call to the site. */
export interface HttpsCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A response with its body. */
export interface HttpsResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Client of a site on loopback with a certificate of its own. It keeps connections open, as browsers do. */
export class HttpsClient {
  readonly url: string;
  private readonly agent: Agent;

  constructor(
    private readonly port: number,
    private readonly certificate: string,
  ) {
    this.url = `https://localhost:${port}`;
    this.agent = new Agent({ ca: certificate, keepAlive: true });
  }

  /** Sends a call. Rejects when there is no complete response. */
  async call(path: string, call: HttpsCall = {}): Promise<HttpsResponse> {
    const message = await this.open(path, call);
    let body = '';
    message.setEncoding('utf8');
    for await (const chunk of message) body += String(chunk);
    return { status: message.statusCode ?? 0, headers: message.headers, body };
  }

  /** Sends a call, and resolves with the response as soon as its head has arrived. */
  async open(path: string, { method = 'GET', headers = {}, body }: HttpsCall = {}): Promise<IncomingMessage> {
    const sent = request({
      host: '127.0.0.1',
      port: this.port,
      servername: 'localhost',
      agent: this.agent,
      path,
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': `${Buffer.byteLength(body)}` }) },
      timeout: CALL_MAX_MS,
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} had no response in time`)));
    const arrived = once(sent, 'response');
    sent.end(body);
    return (await arrived)[0] as IncomingMessage;
  }

  /** The status of a GET over HTTP/2. */
  async statusOverHttp2(path: string): Promise<number> {
    const session = connectHttp2(`https://127.0.0.1:${this.port}`, { ca: this.certificate });
    try {
      const stream = session.request({ ':path': path, ':authority': 'localhost' });
      const [headers] = (await once(stream, 'response')) as [{ readonly ':status'?: number }];
      return headers[':status'] ?? 0;
    } finally {
      session.destroy();
    }
  }

  /** Waits until the port accepts connections; the timeout of the test applies. */
  async whenListening(): Promise<void> {
    for (;;) {
      const socket = connect(this.port, '127.0.0.1');
      const isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isOpen) return;
      await sleep(POLL_MS);
    }
  }

  /** Closes idle connections. */
  close(): void {
    this.agent.destroy();
  }
}
