import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FakeClientRequest } from './fake-client-request.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Fake of Electron's `net`: requests, and `fetch` for files and the development server. */
export const fakeNet = {
  request: (options: ConstructorParameters<typeof FakeClientRequest>[0]) => new FakeClientRequest(options),
  async fetch(url: string): Promise<Response> {
    if (!url.startsWith('file:')) return fetch(url);
    const type = TYPES[extname(url)] ?? 'application/octet-stream';
    return new Response(await readFile(fileURLToPath(url)), { headers: { 'content-type': type } });
  },
};
