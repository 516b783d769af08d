import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Reads the packages that a lock file lists, by their path; nothing when the file is missing or broken. */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Whether every package of the lock file is installed at its version. npm keeps the same list of what it
 * installed in node_modules, written last, so a cut-off installation counts as missing. Packages for
 * other machines (optional ones) may be absent.
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
 * Installs what the lock file names, with the npm that is running this script. Not `npm ci`: that refuses a
 * lock file without the packages for other machines, and not every registry has all of those. Development
 * packages are included also where NODE_ENV or npm's settings omit them: the build runs here and needs them.
 */
export function install() {
  const npm = process.env.npm_execpath;
  const [command, ...start] = npm ? [process.execPath, npm] : ['npm'];
  const options = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...start, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install failed; its output above says why.');
}
