/** Stops the database that global-setup.ts started. */
export default async function globalTeardown(): Promise<void> {
  const { stopTestDatabase } = globalThis as typeof globalThis & { stopTestDatabase?: () => Promise<void> };
  await stopTestDatabase?.();
}
