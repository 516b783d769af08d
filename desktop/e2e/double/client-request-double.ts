import { EventEmitter } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { refuseUnknown } from './strict.js';

interface RequestOptions {
  readonly url: string;
  readonly method?: string;
  readonly redirect?: 'follow' | 'error' | 'manual';
}

const OPTIONS = ['url', 'method', 'redirect'] as const;

/** Headers that Chromium sets itself, and that no app may. */
const RESTRICTED = /^(content-length|host|trailer|te|upgrade|cookie2|keep-alive|transfer-encoding)$/i;

/** Pieces in which a body leaves, bytes. */
const PIECE_BYTES = 16 * 1024;

/** Node's names for certificates that cannot be trusted. */
const BAD_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

/** What Chromium says in place of Node's error. */
function toNetError(error: Error & { readonly code?: string }): Error {
  return new Error(
    BAD_CERTIFICATE.test(error.code ?? '') ? 'net::ERR_CERT_INVALID' : 'net::ERR_CONNECTION_REFUSED',
    {
      cause: error,
    },
  );
}

/** Electron's `ClientRequest` without chunked encoding: what is written is kept until the end, and sent then. */
export class ClientRequestDouble extends EventEmitter {
  /** The line's speed for bodies that leave, bytes per second: a machine's own network takes megabytes at once. */
  static lineSpeed = Number.POSITIVE_INFINITY;
  readonly #options: RequestOptions;
  readonly #headers: Record<string, string> = {};
  readonly #written: Buffer[] = [];
  #state: 'open' | 'written' | 'ended' | 'closed' = 'open';
  #outgoing: ClientRequest | null = null;
  #sent = 0;
  #mayFollow = false;

  /** @throws Error for another scheme than http and https, and for an option that the double does not know */
  constructor(options: RequestOptions) {
    super();
    refuseUnknown('ClientRequest.options', options, OPTIONS);
    if (!/^https?:/.test(options.url))
      throw new Error('ClientRequest only supports http: and https: protocols');
    this.#options = options;
  }

  /** @throws Error after the first write, and for a header that Chromium sets itself */
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
    void Promise.resolve().then(() => this.#send(this.#options.url, this.#options.method ?? 'GET'));
    return this;
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
    if (this.#state === 'closed') return;
    const body = this.#body;
    const headers = { ...this.#headers, ...(body.length > 0 && { 'content-length': `${body.length}` }) };
    const request = url.startsWith('https:') ? requestSecure : requestPlain;
    // Chromium replaces a connection that went stale; here each request has one of its own.
    const outgoing = request(url, { method, headers, agent: false });
    this.#outgoing = outgoing;
    outgoing.on('response', (response) => this.#receive(response, url, method));
    outgoing.on('error', (error) => this.#die(toNetError(error)));
    void this.#sendBody(outgoing, body);
  }

  /** Counts a piece once the line has taken it. */
  async #sendBody(outgoing: ClientRequest, body: Buffer): Promise<void> {
    for (let from = 0; from < body.length && !this.#isClosed; from += PIECE_BYTES) {
      const piece = body.subarray(from, from + PIECE_BYTES);
      await new Promise((resolve) => outgoing.write(piece, resolve));
      const { lineSpeed } = ClientRequestDouble;
      if (Number.isFinite(lineSpeed)) await wait((piece.length / lineSpeed) * 1000);
      this.#sent = from + piece.length;
    }
    if (!this.#isClosed) outgoing.end();
  }

  #receive(response: IncomingMessage, url: string, method: string): void {
    const { statusCode = 0, headers } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    if (!isRedirect) {
      this.emit('response', response);
      response.on('end', () => this.#close());
      return;
    }
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
    this.#state = 'closed';
    this.#outgoing?.destroy();
    this.emit('close');
  }
}
