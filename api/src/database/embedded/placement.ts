import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../../platform/config/startup-error.js';
import type { Account } from './account.js';
import { canEnter, commonFolder, giveTo } from './reach.js';

/** The cluster's name in DATA_DIR: a folder, or a link to where the database's user can reach it. */
const CLUSTER = 'postgres';

/** Where the cluster lives, and a line to tell the person when that is not in DATA_DIR. */
export interface Placement {
  readonly folder: string;
  readonly notice: string | null;
}

/** Makes DATA_DIR. The database's user passes through it, so nobody may list it but all may enter. */
export async function makeDataDir(dataDir: string): Promise<string> {
  const made = await mkdir(dataDir, { recursive: true });
  if (made !== undefined) await chmod(dataDir, 0o711);
  return realpath(dataDir);
}

/**
 * Where this DATA_DIR's cluster lives or shall live: in it, or, when the database's user cannot get
 * there, in a folder of its own that a link in DATA_DIR leads to.
 * @throws StartupError when a cluster is there that its user can no longer reach.
 */
export async function placeCluster(dataDir: string, account: Account): Promise<Placement> {
  const inside = join(dataDir, CLUSTER);
  const target = await linkTarget(inside);
  if (target !== null) return elsewhere(dataDir, await present(target, inside));
  if (await canPass(account, dataDir)) return { folder: inside, notice: null };
  if (await lstat(inside).catch(() => null))
    throw new StartupError(`The user "postgres" can no longer enter ${dataDir}, where its database is.`);
  return elsewhere(dataDir, await makeElsewhere(inside, account));
}

/** A private DATA_DIR, such as mktemp makes, is opened to the group of the database's user: to pass, not to read. */
async function canPass(account: Account, dataDir: string): Promise<boolean> {
  if (await canEnter(account, dataDir)) return true;
  const { uid, mode } = await stat(dataDir);
  if (account.gid === undefined || uid !== userInfo().uid || (mode & 0o077) !== 0) return false;
  await chown(dataDir, uid, account.gid);
  await chmod(dataDir, (mode & 0o700) | 0o010);
  return canEnter(account, dataDir);
}

async function linkTarget(path: string): Promise<string | null> {
  return readlink(path).catch(() => null);
}

/** A link that leads nowhere means lost data: never the moment to begin an empty database unasked. */
async function present(folder: string, link: string): Promise<string> {
  if (await lstat(dirname(folder)).catch(() => null)) return folder;
  throw new StartupError(
    `The database is gone from ${folder}. Put it back, or delete ${link} to begin anew.`,
  );
}

function elsewhere(dataDir: string, folder: string): Placement {
  const notice = `The database is in ${folder}, because the user "postgres" cannot enter ${dataDir}.`;
  return { folder, notice };
}

async function makeElsewhere(link: string, account: Account): Promise<string> {
  const home = await mkdtemp(join(await commonFolder(account), 'data-'));
  await chmod(home, 0o711);
  const folder = join(home, CLUSTER);
  await rm(link, { force: true });
  await symlink(folder, link);
  return folder;
}

/** An empty folder next to the cluster that only the database's user can read. */
export async function makeWorkFolder(cluster: string, account: Account): Promise<string> {
  const folder = await mkdtemp(`${cluster}.new-`);
  await giveTo(account, folder);
  return folder;
}
