import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The packages of a lock file by path; empty when the file is missing or invalid. */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Whether every package of the lock file is installed in its version. npm writes the same list to node_modules at the
 * end, so an interrupted installation counts as missing. Optional packages for other platforms may be absent.
 */
export function isInstalled() {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      !path.includes('node_modules/') ||
      entry.optional ||
      present[path]?.version === entry.version,
  );
}

/**
 * Installs the lock file's packages with the npm that runs this script. Not `npm ci`, which rejects a lock file
 * without the packages for other platforms, and some registries lack those. Includes development packages even if
 * NODE_ENV or npm's settings omit them, because the build needs them.
 */
export function install() {
  const npm = process.env.npm_execpath;
  const [command, ...start] = npm ? [process.execPath, npm] : ['npm'];
  const options = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...start, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install failed; its output above says why.');
}
