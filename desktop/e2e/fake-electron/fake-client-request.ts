import { EventEmitter } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { type LoginChallenge, network } from './fake-network.js';
import { refuseUnknown } from './strict.js';

interface RequestOptions {
  readonly url?: string;
  readonly protocol?: string;
  readonly hostname?: string;
  readonly port?: number | string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: object;
  readonly method?: string;
  readonly redirect?: 'follow' | 'error' | 'manual';
  readonly useSessionCookies?: boolean;
}

const OPTIONS = [
  ...[
    'url',
    'protocol',
    'hostname',
    'port',
    'path',
    'method',
    'headers',
    'redirect',
    'session',
    'useSessionCookies',
  ],
] as const;

/** Headers that only Chromium may set. */
const RESTRICTED = /^(content-length|host|trailer|te|upgrade|cookie2|keep-alive|transfer-encoding)$/i;

/** Size of the chunks in which a body is sent, bytes. */
const PIECE_BYTES = 16 * 1024;

/** Converts Node's error to Chromium's. */
function toNetError(error: Error): Error {
  return new Error('net::ERR_CONNECTION_REFUSED', { cause: error });
}

/** URL of a request given in parts. */
function toUrl({ protocol = 'http:', hostname = 'localhost', port, path = '/' }: RequestOptions): string {
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`;
}

/** Fake of Electron's `ClientRequest` without chunked encoding: the body is buffered until `end`. */
export class FakeClientRequest extends EventEmitter {
  /** Simulated upload speed, bytes per second; loopback would accept megabytes at once. */
  static lineSpeed = Number.POSITIVE_INFINITY;
  readonly #options: RequestOptions;
  readonly #url: string;
  readonly #headers: Record<string, string> = {};
  readonly #written: Buffer[] = [];
  #state: 'open' | 'written' | 'ended' | 'closed' = 'open';
  #outgoing: ClientRequest | null = null;
  #sent = 0;
  #mayFollow = false;

  /** @throws Error for schemes other than http and https, and for unsupported options */
  constructor(options: RequestOptions) {
    super();
    refuseUnknown('ClientRequest.options', options, OPTIONS);
    this.#url = options.url ?? toUrl(options);
    if (!/^https?:/.test(this.#url))
      throw new Error('ClientRequest only supports http: and https: protocols');
    this.#options = options;
    for (const [name, value] of Object.entries(options.headers ?? {})) this.setHeader(name, value);
  }

  /** @throws Error after the first write, and for headers that only Chromium may set */
  setHeader(name: string, value: string): void {
    if (this.#state !== 'open') throw new Error("Can't set headers after they are sent");
    if (RESTRICTED.test(name)) throw new Error('net::ERR_INVALID_ARGUMENT');
    this.#headers[name] = value;
  }

  write(chunk: string | Buffer): void {
    if (this.#state === 'ended' || this.#state === 'closed') throw new Error('write after end');
    this.#state = 'written';
    this.#written.push(Buffer.from(chunk));
  }

  end(chunk?: string | Buffer): this {
    if (chunk !== undefined) this.write(chunk);
    this.#state = 'ended';
    void this.#sendSoon();
    return this;
  }

  /** A written request closes as a stream does, long before its response. */
  async #sendSoon(): Promise<void> {
    await nextTurn();
    if (this.#isClosed) return;
    this.emit('finish');
    this.emit('close');
    this.#send(this.#url, this.#options.method ?? 'GET');
  }

  abort(): void {
    if (this.#state === 'closed') return;
    this.emit('abort');
    this.#close();
  }

  /** @throws Error outside a `redirect` event */
  followRedirect(): void {
    if (!this.#isRedirecting) throw new Error('followRedirect() called, but was not waiting for a redirect');
    this.#mayFollow = true;
  }
  #isRedirecting = false;

  getUploadProgress() {
    const isActive = this.#outgoing !== null && this.#state !== 'closed';
    if (!isActive) return { active: false, started: false, current: 0, total: 0 };
    return { active: true, started: this.#sent > 0, current: this.#sent, total: this.#body.length };
  }

  get #body(): Buffer {
    return Buffer.concat(this.#written);
  }

  #send(url: string, method: string): void {
    if (this.#isClosed) return;
    const body = this.#body;
    const isSecure = url.startsWith('https:');
    const route = network.route(url);
    const length = body.length > 0 && { 'content-length': `${body.length}` };
    const kept = this.#options.useSessionCookies && network.cookies.get(new URL(url).origin);
    const headers = { ...this.#headers, ...length, ...route.headers, ...(kept && { cookie: kept }) };
    // Chromium replaces stale connections; here every request has its own.
    const options = { ...route, method, headers, agent: false, rejectUnauthorized: false };
    const outgoing = (isSecure ? requestSecure : requestPlain)(url, options);
    this.#outgoing = outgoing;
    outgoing.on('response', (response) => this.#receive(response, url, method));
    outgoing.on('error', (error) => outgoing === this.#outgoing && this.#die(toNetError(error)));
    if (!isSecure) return void this.#sendBody(outgoing, body);
    // Nothing is sent before the certificate is verified.
    outgoing.on('socket', (socket) =>
      socket.once('secureConnect', async () => {
        const isTrusted = await network.trusts(socket as TLSSocket, new URL(url).hostname);
        if (isTrusted) void this.#sendBody(outgoing, body);
        else this.#die(new Error('net::ERR_CERT_INVALID'));
      }),
    );
  }

  /** Emits `login`; without a listener the response is passed on unchanged. */
  #logIn(challenge: LoginChallenge, response: IncomingMessage, url: string, method: string): void {
    const answer = (username?: string, password?: string): void => {
      if (this.#isClosed) return;
      if (!username || !challenge.isProxy) return this.#answer(response);
      network.logIn(challenge, username, password ?? '');
      response.resume();
      this.#send(url, method);
    };
    if (!this.emit('login', challenge, answer)) answer();
  }

  #answer(response: IncomingMessage): void {
    this.emit('response', response);
    response.on('end', () => this.#close());
  }

  /** Counts a chunk once it is written. */
  async #sendBody(outgoing: ClientRequest, body: Buffer): Promise<void> {
    for (let from = 0; from < body.length && !this.#isClosed; from += PIECE_BYTES) {
      const piece = body.subarray(from, from + PIECE_BYTES);
      await new Promise((resolve) => outgoing.write(piece, resolve));
      const { lineSpeed } = FakeClientRequest;
      if (Number.isFinite(lineSpeed)) await wait((piece.length / lineSpeed) * 1000);
      this.#sent = from + piece.length;
    }
    if (!this.#isClosed) outgoing.end();
  }

  #receive(response: IncomingMessage, url: string, method: string): void {
    const { statusCode = 0, headers } = response;
    const [cookie] = headers['set-cookie'] ?? [];
    if (cookie && this.#options.useSessionCookies)
      network.cookies.set(new URL(url).origin, cookie.split(';')[0] ?? '');
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    const challenge = network.readChallenge(response, url);
    if (challenge) return this.#logIn(challenge, response, url, method);
    if (!isRedirect) return this.#answer(response);
    response.resume();
    const next = new URL(headers.location ?? '', url).href;
    const { redirect = 'follow' } = this.#options;
    if (redirect === 'error')
      return this.#die(new Error("Attempted to redirect, but redirect policy was 'error'"));
    const nextMethod = statusCode === 303 || method === 'POST' ? 'GET' : method;
    this.#mayFollow = redirect === 'follow';
    this.#isRedirecting = true;
    this.emit('redirect', statusCode, nextMethod, next, {});
    this.#isRedirecting = false;
    if (this.#mayFollow) this.#send(next, nextMethod);
    else if (!this.#isClosed) this.#die(new Error('Redirect was cancelled'));
  }

  get #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #die(error: Error): void {
    if (this.#isClosed) return;
    this.emit('error', error);
    this.#close();
  }

  #close(): void {
    if (this.#state !== 'ended') this.emit('close');
    this.#state = 'closed';
    this.#outgoing?.destroy();
  }
}
