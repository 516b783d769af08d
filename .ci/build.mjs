/** Builds by Nx; without a changed source not even Nx is started, which takes longer than the server. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStep } from './step.mjs';
import { findNode, nodeArguments, nxEnvironment } from './tools.mjs';

const SOURCES = ['core', 'api', 'web', 'package-lock.json', 'tsconfig.base.json', '.swcrc'];
const OUTPUTS = ['core/dist', 'api/dist', 'web/build'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'build', 'test', 'e2e', 'bench', '.react-router']);
const STAMP = 'node_modules/.cache/quartermile/build';

/** Names, sizes and times of all sources below a path: cheap to read, and changed by every edit. */
function* describe(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    yield `${path} ${stat.size} ${stat.mtimeMs}\n`;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!PASSED_OVER.has(name)) yield* describe(join(path, name));
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const line of describe(source)) hash.update(line);
  return hash.digest('hex');
}

/** Builds what is outdated. Nx determines that; its own startup is skipped when no source has changed. */
export function buildStale() {
  const now = fingerprint();
  const isFresh = OUTPUTS.every(existsSync) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now;
  if (isFresh) return;
  build('core', 'api', 'web');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
}

/** Builds what `npm run dev` cannot build itself: the API and, once, the files that it serves besides the pages. */
export function buildApi() {
  build('core', 'api', ...(existsSync('web/build/client') ? [] : ['web']));
}

/** Builds packages and those that they need. */
export function build(...projects) {
  const command = ['nx', 'run-many', '-t', 'build', '-p', ...projects, '--output-style=static'];
  if (!runStep('building', findNode(), nodeArguments(command), nxEnvironment()))
    throw new Error('The build failed; its output above says why.');
}
