/** apt-get without starting services. Playwright's `install-deps` has no other programs. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './step.mjs';

/** Folders of system programs, which are not in every user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
/** Debian runs this script before it starts the service of a package; exit code 101 forbids the start. */
const POLICY = '/usr/sbin/policy-rc.d';
const FORBID = '#!/bin/sh\nexit 101\n';

/** The path of a system program, given by name or by its absolute path; undefined if it is not installed. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => (name.startsWith('/') ? name : join(folder, name))).find(existsSync);
}

/** Installs packages if this is Debian and the user is root; services among them are not started. Returns whether it did. */
export function installPackages(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const isPolicyOwn = !existsSync(POLICY);
  if (isPolicyOwn) writeFileSync(POLICY, FORBID, { mode: 0o755 });
  try {
    return (
      apt('updating the lists of packages', 'update') &&
      apt(`installing ${packages.join(', ')}`, 'install', '-y', '--no-install-recommends', ...packages)
    );
  } finally {
    if (isPolicyOwn) rmSync(POLICY);
  }
}

/** Test files run at the same time, and apt locks its lists. */
function apt(title, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'DPkg::Lock::Timeout=300'];
  return runStep(title, 'apt-get', [...options, ...args], env);
}

/**
 * Ensures programs that tests run, by the name or path of each and the Debian package that contains it.
 * @returns {Record<string, string>} the path of each program
 * @throws Error that says what to install
 */
export function ensurePrograms(packageOf) {
  const names = Object.keys(packageOf);
  const missing = () => names.filter((name) => findProgram(name) === undefined);
  const packages = [...new Set(missing().map((name) => packageOf[name]))];
  if (packages.length > 0 && !(installPackages(packages) && missing().length === 0)) {
    const list = missing().join(', ');
    throw new Error(
      `Missing: ${list}. Install ${list} (Debian: apt-get install ${packages.join(' ')}), then run the tests again.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, findProgram(name)]));
}
