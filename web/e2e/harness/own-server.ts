import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { test as base } from './test.js';

interface OwnServer {
  /** A server of one test, and its public address: passkeys need a host name. */
  readonly server: RunningServer & { readonly site: string };
}

/** Playwright's test with a server of its own: a second factor changes every login. */
export const test = base.extend<OwnServer>({
  server: async ({}, give) => {
    const server = await launchServer();
    // The default of PUBLIC_URL is http://localhost:PORT.
    await give({ ...server, site: `http://localhost:${new URL(server.url).port}` });
    await server.stop();
  },
});
