import { EventEmitter } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { network } from './fake-network.js';

/** Headers that only Chromium may set. */
const RESTRICTED = /^(content-length|host|trailer|te|upgrade|cookie2|keep-alive|transfer-encoding)$/i;

/** Size of the chunks in which a body is sent, bytes. */
const PIECE_BYTES = 16 * 1024;

/** Fake of Electron's `ClientRequest`: requests by Node with Chromium's error codes. */
export class FakeClientRequest extends EventEmitter {
  /** Simulated upload speed, bytes per second; loopback would accept megabytes at once. */
  static lineSpeed = Number.POSITIVE_INFINITY;
  readonly #headers: Record<string, string> = {};
  #body = Buffer.alloc(0);
  #sent = 0;
  #outgoing: ClientRequest | null = null;
  #isOver = false;

  constructor(private readonly options: Electron.ClientRequestConstructorOptions) {
    super();
    for (const [name, value] of Object.entries(options.headers ?? {})) this.setHeader(name, `${value}`);
  }

  /** @throws Error for headers that only Chromium may set */
  setHeader(name: string, value: string): void {
    if (RESTRICTED.test(name)) throw new Error('net::ERR_INVALID_ARGUMENT');
    this.#headers[name] = value;
  }

  end(body = ''): void {
    this.#body = Buffer.from(body);
    void this.#start();
  }

  abort(): void {
    if (this.#isOver) return;
    this.emit('abort');
    this.#finish();
  }

  getUploadProgress() {
    const active = this.#outgoing !== null && !this.#isOver;
    return { active, started: this.#sent > 0, current: this.#sent, total: this.#body.length };
  }

  /** A written request closes as a stream does, long before its response. */
  async #start(): Promise<void> {
    await nextTurn();
    if (this.#isOver) return;
    this.emit('finish');
    this.emit('close');
    const { url, protocol, hostname, port = '', path = '/', method = 'GET' } = this.options;
    await this.#send(new URL(url ?? `${protocol}//${hostname}:${port}${path}`), method);
  }

  async #send(url: URL, method: string): Promise<void> {
    const route = await network.route(url, this.options.useSessionCookies === true);
    if (this.#isOver) return;
    const length = this.#body.length > 0 && { 'content-length': this.#body.length };
    const headers = { ...this.#headers, ...route.headers, ...length };
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    // Chromium replaces stale connections; here every request has its own.
    const outgoing = request(url, { ...route, method, headers, agent: false });
    this.#outgoing = outgoing;
    outgoing.on('response', (response) => this.#receive(response, url, method));
    outgoing.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const netError = code.includes('CERT') ? 'net::ERR_CERT_INVALID' : 'net::ERR_CONNECTION_REFUSED';
      if (outgoing === this.#outgoing) this.#fail(netError);
    });
    // A chunk counts as sent once it is written.
    for (let from = 0; from < this.#body.length && !this.#isOver; from += PIECE_BYTES) {
      const piece = this.#body.subarray(from, from + PIECE_BYTES);
      await new Promise((resolve) => outgoing.write(piece, resolve));
      const { lineSpeed } = FakeClientRequest;
      await wait((piece.length / lineSpeed) * 1000);
      this.#sent = from + piece.length;
    }
    if (!this.#isOver) outgoing.end();
  }

  #receive(response: IncomingMessage, url: URL, method: string): void {
    const { statusCode = 0, headers } = response;
    if (this.options.useSessionCookies) network.keepCookie(url, headers['set-cookie']);
    if (statusCode === 401 || statusCode === 407) return this.#logIn(response, url, method);
    if (headers.location === undefined) return this.#answer(response);
    response.resume();
    const { redirect = 'follow' } = this.options;
    if (redirect === 'error') return this.#fail("Attempted to redirect, but redirect policy was 'error'");
    const target = new URL(headers.location, url);
    this.emit('redirect', statusCode, method, target.href, {});
    if (redirect === 'follow') void this.#send(target, method);
    else this.#fail('Redirect was cancelled');
  }

  /** Emits `login`; without a listener or credentials the response is passed on. */
  #logIn(response: IncomingMessage, url: URL, method: string): void {
    const isProxy = response.statusCode === 407;
    const { hostname: host, port } = isProxy && network.proxy ? network.proxy : url;
    const answer = (username?: string, password = ''): void => {
      if (!username || !isProxy) return this.#answer(response);
      network.logIn(username, password);
      response.resume();
      void this.#send(url, method);
    };
    const challenge = { isProxy, scheme: 'basic', host, port: Number(port), realm: 'office' };
    if (!this.emit('login', challenge, answer)) answer();
  }

  #answer(response: IncomingMessage): void {
    response.on('end', () => {
      this.#isOver = true;
    });
    this.emit('response', response);
  }

  #fail(message: string): void {
    if (this.#isOver) return;
    this.emit('error', new Error(message));
    this.#finish();
  }

  #finish(): void {
    this.#isOver = true;
    this.#outgoing?.destroy();
  }
}
