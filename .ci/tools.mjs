/** Paths of tools, because neither npx nor `.bin` starts them without a shell on Windows. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';

/**
 * The package of each command-line tool. Node runs its script, because the scripts in `.bin` do not exist on Windows.
 */
const PACKAGES = {
  nx: 'nx',
  playwright: '@playwright/test',
  'electron-vite': 'electron-vite',
};

/** Where the repository's Node is installed, on Windows and elsewhere. */
export const NODE_FILES = ['node.exe', 'node'].map((name) => join('node_modules', 'node', 'bin', name));

/** The repository's installed Node; the current one if that is not installed. */
export function findNode() {
  return NODE_FILES.find(existsSync) ?? execPath;
}

/** The environment of a command that runs Nx: its library is loaded in place, not from a copy that clones share in /tmp. */
export const nxEnvironment = () => ({ ...env, NX_SKIP_NATIVE_FILE_CACHE: 'true' });

/**
 * The script and arguments for Node to run a command line such as `['nx', 'run-many']`; `node` itself needs no
 * script.
 * @throws Error for an unknown tool
 */
export function nodeArguments([tool, ...rest]) {
  if (tool === 'node') return rest;
  const owner = PACKAGES[tool];
  if (!owner) throw new Error(`No command uses the tool "${tool}".`);
  const folder = join('node_modules', owner);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [join(folder, bin[tool]), ...rest];
}
