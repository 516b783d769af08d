import { join } from 'node:path';

const HARNESS = join(import.meta.dirname, '../../api/test/harness');

/**
 * Starts the PostgreSQL of the api's tests once for all mutants. Its address reaches the test processes in the
 * environment.
 */
export async function startDatabase() {
  const { default: start } = await import(join(HARNESS, 'global-setup.ts'));
  const { default: stop } = await import(join(HARNESS, 'global-teardown.ts'));
  await start();
  return { stop };
}
