import { openDatabaseService } from './database-service.mjs';

/** Playwright's global setup: one PostgreSQL for all servers of a run, started when a test needs the first one. */
export default async function globalSetup() {
  const service = await openDatabaseService();
  process.env.QUARTERMILE_TEST_DATABASES = service.url;
  return () => service.close();
}
