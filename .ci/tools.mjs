import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';

/** Where each tool of a command comes from. Its script is run by Node: `.bin` has no such files on Windows. */
const PACKAGES = {
  nx: 'nx',
  playwright: '@playwright/test',
  'electron-vite': 'electron-vite',
};

/** The Node that the repository brings along; the one that runs this where that is not installed. */
export function findNode() {
  const folder = join('node_modules', 'node', 'bin');
  return [join(folder, 'node.exe'), join(folder, 'node')].find(existsSync) ?? execPath;
}

/**
 * What Node is to run for a command line such as `['nx', 'run-many']`; `node` itself needs no script.
 * @throws Error for a tool that is not known
 */
export function nodeArguments([tool, ...rest]) {
  if (tool === 'node') return rest;
  const owner = PACKAGES[tool];
  if (!owner) throw new Error(`No command uses the tool "${tool}".`);
  const folder = join('node_modules', owner);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [join(folder, bin[tool]), ...rest];
}
