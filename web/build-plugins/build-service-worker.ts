import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { scriptTargets } from './browser-floor.js';

/** Export condition that resolves core's entry points to their TypeScript sources. */
export const SOURCE = '@quartermile/source';

const ENTRY = join(import.meta.dirname, '../src/service-worker/service-worker.ts');

/**
 * Builds the service worker into the client build. It contains a digest of the build, so that browsers install a new
 * worker for each build.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __BUILD__: JSON.stringify(await digestOf(folder)),
      __AFTER_LOAD__: JSON.stringify(await findAfterLoad(join(folder, 'assets'))),
    },
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: scriptTargets,
      lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
    },
  });
}

async function digestOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

/** The chunk of `shell/after-load.ts` with its style sheet and imports, which no page refers to. */
async function findAfterLoad(folder: string): Promise<string[]> {
  const own = (await readdir(folder)).filter((name) => /^after-load-[\w-]+\.(js|css)$/.test(name));
  const script = own.find((name) => name.endsWith('.js'));
  if (!script) throw new Error('The build has no code that is loaded after a page: see shell/after-load.ts.');
  const code = await readFile(join(folder, script), 'utf8');
  const imported = [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+)["']/g)].map(
    ([, name = '']) => name,
  );
  return [...own, ...imported].map((name) => `/assets/${name}`);
}
