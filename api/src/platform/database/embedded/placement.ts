import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../../config/startup-error.js';
import type { Account } from './account.js';
import { canEnter, commonFolder, giveTo } from './reach.js';

/** Name of the cluster in DATA_DIR: a folder, or a link to a folder that the database's user can access. */
export const CLUSTER = 'postgres';

/** Location of the cluster, with a line for the operator when it is outside DATA_DIR. */
export interface Placement {
  readonly folder: string;
  readonly warning: string | null;
}

/**
 * Creates DATA_DIR, for its owner only. If the database runs as another user, everybody may pass through it, but only
 * the owner may list it.
 */
export async function makeDataDir(dataDir: string): Promise<string> {
  const made = await mkdir(dataDir, { recursive: true, mode: 0o711 });
  if (made !== undefined) await chmod(dataDir, userInfo().uid === 0 ? 0o711 : 0o700);
  return realpath(dataDir);
}

/**
 * Location of this DATA_DIR's cluster: inside it or, when the database's user has no access, in a separate folder
 * that a link in DATA_DIR refers to.
 * @throws StartupError when a cluster exists that its user can no longer access
 */
export async function placeCluster(dataDir: string, account: Account): Promise<Placement> {
  const inside = join(dataDir, CLUSTER);
  const target = await linkTarget(inside);
  if (target !== null) return elsewhere(dataDir, await present(target, inside));
  if (await canPass(account, dataDir)) return { folder: inside, warning: null };
  if (await lstat(inside).catch(() => null))
    throw new StartupError(`The user "postgres" can no longer enter ${dataDir}, where its database is.`);
  return elsewhere(dataDir, await makeElsewhere(inside, account));
}

/** A private DATA_DIR, as created by mktemp, gets execute permission for the group of the database's user. */
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

/** A dangling link means lost data, so an empty database is not created silently. */
async function present(folder: string, link: string): Promise<string> {
  if (await lstat(dirname(folder)).catch(() => null)) return folder;
  throw new StartupError(
    `The database is gone from ${folder}. Put it back, or delete ${link} to begin anew.`,
  );
}

function elsewhere(dataDir: string, folder: string): Placement {
  const warning = `The database is in ${folder}, because the user "postgres" cannot enter ${dataDir}.`;
  return { folder, warning };
}

async function makeElsewhere(link: string, account: Account): Promise<string> {
  const home = await mkdtemp(join(await commonFolder(account), 'data-'));
  await chmod(home, 0o711);
  const folder = join(home, CLUSTER);
  await rm(link, { force: true });
  await symlink(folder, link);
  return folder;
}

/** A temporary folder next to the cluster, readable by the database's user only. */
export async function makeWorkFolder(cluster: string, account: Account): Promise<string> {
  const folder = await mkdtemp(`${cluster}.new-`);
  await giveTo(account, folder);
  return folder;
}
