import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { FakeClientRequest } from './fake-client-request.js';
import { strict } from './strict.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Statuses without a response body (fetch standard). */
const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** Fake of Electron's `net`: requests by Node with Chromium's error codes, and files. */
export const fakeNet = {
  request: (options: ConstructorParameters<typeof FakeClientRequest>[0]): FakeClientRequest =>
    strict('ClientRequest', new FakeClientRequest(options)),

  /** `net.fetch` on top of `net.request`: the body is sent in one piece, and the response has no `url`. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    if (url.startsWith('file:')) return readLocal(url);
    if (/^(data|blob):/.test(url)) throw new Error('net::ERR_UNKNOWN_URL_SCHEME');
    const { method, headers, redirect, signal, body } = new Request(url, init);
    signal.throwIfAborted();
    const request = new FakeClientRequest({ url, method, redirect });
    for (const [name, value] of headers) request.setHeader(name, value);
    const answered = new Promise<Response>((resolve, reject) => {
      request.on('response', (response) => resolve(toResponse(response)));
      request.on('error', reject);
      signal.addEventListener('abort', () => {
        reject(signal.reason);
        request.abort();
      });
    });
    // The body is read completely before anything is sent.
    for await (const chunk of body ?? []) request.write(Buffer.from(chunk));
    request.end();
    return answered;
  },
};

function toResponse(incoming: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText, headers } = incoming;
  const flat = Object.entries(headers).map(([name, value]) => [name, `${value}`] as [string, string]);
  const body = BODILESS.has(status) ? null : Readable.toWeb(incoming);
  return new Response(body as ReadableStream | null, { status, statusText, headers: flat });
}

async function readLocal(url: string): Promise<Response> {
  const type = TYPES[extname(url)] ?? 'application/octet-stream';
  return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': type } });
}
