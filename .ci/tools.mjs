import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';

/**
 * The package of each command-line tool. Node runs its script, because the scripts in `.bin` do not exist on Windows.
 */
const PACKAGES = {
  nx: 'nx',
  playwright: '@playwright/test',
  'electron-vite': 'electron-vite',
};

/** The repository's installed Node; the current one if that is not installed. */
export function findNode() {
  const folder = join('node_modules', 'node', 'bin');
  return [join(folder, 'node.exe'), join(folder, 'node')].find(existsSync) ?? execPath;
}

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
