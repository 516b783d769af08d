import { execFile } from 'node:child_process';
import { access, chmod, chown, cp, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error.js';
import type { Account } from './account.js';
import { type Distribution, program } from './binaries.js';

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

/** Whether the account can run the distribution's programs. */
async function canRun(account: Account, distribution: Distribution): Promise<boolean> {
  if (account.uid === undefined) return true;
  return run(program(distribution, 'postgres'), ['--version'], { ...account, cwd: '/' }).then(
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

/** The distribution if the account can run it, otherwise a copy in the common folder. */
export async function reachableDistribution(
  account: Account,
  installed: Distribution,
): Promise<Distribution> {
  if (await canRun(account, installed)) return installed;
  const folder = join(await commonFolder(account), `postgresql-${installed.version}`);
  const copy = { ...installed, folder };
  const exists = await access(program(copy, 'postgres')).then(
    () => true,
    () => false,
  );
  if (!exists) await copyTree(installed.folder, folder, account);
  return copy;
}

/** Copies to a temporary name and renames, so that an interrupted copy is never used. */
async function copyTree(from: string, to: string, account: Account): Promise<void> {
  const aside = await mkdtemp(`${to}.`);
  await cp(from, aside, { recursive: true, verbatimSymlinks: true });
  await run('chown', ['-R', `${account.uid}:${account.gid}`, aside]);
  try {
    await rename(aside, to);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Changes the owner of a folder to the account. */
export async function giveTo(account: Account, path: string): Promise<void> {
  if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid);
}
