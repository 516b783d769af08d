import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';

/** A fake site with an adjustable API level. */
export interface VersionedSite {
  readonly url: string;
  /** How many API levels it is ahead of the app. */
  newerBy: number;
  close(): void;
}

/** Starts one with the app's API level. */
export async function openVersionedSite(): Promise<VersionedSite> {
  const server = createServer(({ url }, response) => {
    if (url !== apiRoutes.health) return void response.writeHead(404).end();
    const health = { status: 'ok', name: 'quartermile', version: '9.0.0', api: API_LEVEL + site.newerBy };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(health));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: VersionedSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    newerBy: 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
