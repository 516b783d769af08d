import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';

const ENTRY = join(import.meta.dirname, '../src/service-worker/service-worker.ts');

/**
 * Builds the service worker into the client build. It carries a digest of everything there, so that each
 * build has a worker of its own and browsers take the new one.
 * @param sourceCondition resolves core's doors to their sources
 */
export async function buildServiceWorker(folder: string, sourceCondition: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(await digestOf(folder)) },
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
    },
  });
}

async function digestOf(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}
