import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ClientRequestDouble } from './client-request-double.js';
import { strict } from './strict.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Answers that have no body (fetch standard). */
const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** Electron's `net`: Node's requests with Chromium's words for what went wrong, and files. */
export const netDouble = {
  request: (options: ConstructorParameters<typeof ClientRequestDouble>[0]): ClientRequestDouble =>
    strict('ClientRequest', new ClientRequestDouble(options)),

  /** `net.fetch`, which is made of `net.request`: the body leaves in one piece, and the answer has no `url`. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    if (url.startsWith('file:')) return readLocal(url);
    if (/^(data|blob):/.test(url)) throw new Error('net::ERR_UNKNOWN_URL_SCHEME');
    const { method, headers, redirect, signal, body } = new Request(url, init);
    signal.throwIfAborted();
    const request = new ClientRequestDouble({ url, method, redirect });
    for (const [name, value] of headers) request.setHeader(name, value);
    const answered = new Promise<Response>((resolve, reject) => {
      request.on('response', (response) => resolve(toResponse(response)));
      request.on('error', reject);
      signal.addEventListener('abort', () => {
        reject(signal.reason);
        request.abort();
      });
    });
    // Whatever the body is, it is read to its end before anything is sent.
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
