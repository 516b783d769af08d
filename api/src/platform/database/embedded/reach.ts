import { execFile } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error.js';
import type { Account } from './account.js';
import { type Distribution, program } from './binaries.js';
import { databaseEnvironment } from './environment.js';

const run = promisify(execFile);
const NAME = 'quartermile';

/** Whether the account can enter a folder, tested by the system because of ACLs and mount options. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (account.uid === undefined) return true;
  return run('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Whether the account can run the distribution's programs, which need its libraries. */
async function canRun(account: Account, distribution: Distribution): Promise<boolean> {
  const options = { ...account, cwd: '/', env: databaseEnvironment() };
  return Promise.all([
    run(program(distribution, 'postgres'), ['--version'], options),
    run(program(distribution, 'initdb'), ['--version'], options),
  ]).then(
    () => true,
    () => false,
  );
}

/**
 * A root-owned folder outside all home directories that the account can enter.
 * @throws StartupError when there is none
 */
export async function commonFolder(account: Account): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(parent, NAME);
    if ((await makeOwn(folder)) && (await canEnter(account, folder))) return folder;
  }
  throw new StartupError(
    'The user "postgres" can enter no folder for the database. Set DATA_DIR to one that it can enter.',
  );
}

/** An existing folder of another owner, or a link, is not used: its owner could replace the binaries. */
async function makeOwn(folder: string): Promise<boolean> {
  try {
    await mkdir(folder).then(
      () => chmod(folder, 0o755),
      () => undefined,
    );
    const stats = await lstat(folder);
    return stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0;
  } catch {
    return false;
  }
}

/**
 * The distribution if the account can run it, otherwise a copy in the common folder.
 * @throws StartupError when it is not whole
 */
export async function reachableDistribution(
  account: Account,
  installed: Distribution,
): Promise<Distribution> {
  if (await canRun(account, installed)) return installed;
  if (!(await canRun({}, installed)))
    throw new StartupError(
      `The PostgreSQL in ${installed.folder} does not run: files are missing, or its install script was skipped. Delete node_modules and start again.`,
    );
  return account.uid === undefined ? installed : sharedCopy(account, installed, await commonFolder(account));
}

/**
 * The copy of a distribution in a folder that all clones of this machine share, made if it is missing and made anew if it is
 * damaged.
 */
export async function sharedCopy(
  account: Account,
  installed: Distribution,
  parent: string,
): Promise<Distribution> {
  const copy = { ...installed, folder: join(parent, `postgresql-${installed.version}`) };
  const [expected, present] = await Promise.all([
    describeFiles(installed.folder),
    describeFiles(copy.folder),
  ]);
  if (present !== expected || !(await canRun(account, copy)))
    await copyTree(installed.folder, copy.folder, account);
  return copy;
}

/** Paths and sizes of all files in a folder; empty for a missing one. */
async function describeFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  const lines = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return `${relative(folder, path)} ${(await lstat(path)).size}`;
  });
  return (await Promise.all(lines)).toSorted().join('\n');
}

/**
 * Copies to a temporary name and renames, so that an interrupted copy is never used. Programs that run from a former copy are
 * not disturbed.
 */
async function copyTree(from: string, to: string, account: Account): Promise<void> {
  const aside = await mkdtemp(`${to}.`);
  const former = `${aside}.former`;
  try {
    await cp(from, aside, { recursive: true, verbatimSymlinks: true });
    if (account.uid !== undefined) await run('chown', ['-R', `${account.uid}:${account.gid}`, aside]);
    await rename(to, former).catch(() => undefined);
    await rename(aside, to);
  } catch (error) {
    // Another clone has made it meanwhile.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await Promise.all([aside, former].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Changes the owner of a folder to the account. */
export async function giveTo(account: Account, path: string): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
}
