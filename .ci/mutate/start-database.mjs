const HARNESS = new URL('../../api/test/harness/', import.meta.url);

/**
 * Starts the PostgreSQL of the api's tests once for all mutants. Its address reaches the test processes in the
 * environment.
 */
export async function startDatabase() {
  const { default: start } = await import(new URL('global-setup.ts', HARNESS).href);
  const { default: stop } = await import(new URL('global-teardown.ts', HARNESS).href);
  await start();
  return { stop };
}
