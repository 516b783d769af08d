import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website of somebody else on loopback, with one page. */
export interface OtherSite {
  /** Its address. Its host name differs from that of the servers under test, so that it is another site for browsers. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a website whose page has this body. */
export async function startOtherSite(body: string): Promise<OtherSite> {
  const page = `<!doctype html><html lang="en"><title>Somebody’s blog</title><body>${body}</body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Bytes of the body of a response in brotli, where the server has it, as transferred. */
export function transferredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}
