import { rm } from 'node:fs/promises';
import { startTestApp, type TestApp } from '../test-app.js';

/** Starts the server with a build of the website, whose folder `close` removes. */
export async function startWebsite(
  folder: string,
  overrides: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp> {
  const server = await startTestApp(overrides, { websiteFolder: folder });
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
