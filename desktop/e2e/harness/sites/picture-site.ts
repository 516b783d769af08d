import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import { PIXEL } from '../submissions.js';

/** A minimal fake site with one picture. */
export interface PictureSite {
  readonly url: string;
  /** Paths of requested pictures. */
  readonly requested: readonly string[];
  close(): void;
}

/** Starts one; its picture `/media/away` redirects to `elsewhere`. */
export async function openPictureSite(elsewhere = ''): Promise<PictureSite> {
  const requested: string[] = [];
  const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
  const server = createServer(({ url = '' }, response) => {
    if (url === apiRoutes.health) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(health));
      return;
    }
    if (!url.startsWith('/media/')) return void response.writeHead(404).end();
    requested.push(url);
    if (url === '/media/away')
      return void response.writeHead(302, { location: `${elsewhere}/media/x` }).end();
    response
      .writeHead(200, { 'content-type': 'image/png' })
      .end(Buffer.from(PIXEL.split(',')[1] ?? '', 'base64'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
