import { type ExecFileException, execFile } from 'node:child_process';
import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { storedSecret } from '../../config/secret-file.js';
import { StartupError } from '../../config/startup-error.js';
import type { Account } from './account.js';
import { type Distribution, program } from './binaries.js';
import { databaseEnvironment } from './environment.js';
import { CLUSTER, makeWorkFolder } from './placement.js';
import { giveTo } from './reach.js';

const run = promisify(execFile);

/** The superuser, and only role, of an embedded cluster. */
export const ROLE = 'quartermile';

/** Location and credentials of a cluster. */
export interface Cluster {
  readonly distribution: Distribution;
  readonly account: Account;
  readonly folder: string;
  readonly password: string;
}

/**
 * The password of a DATA_DIR's cluster, created before the cluster.
 * @throws StartupError when it is missing and the cluster exists
 */
export function clusterPassword(dataDir: string): Promise<string> {
  return storedSecret(dataDir, 'database-password', {
    isInUse: () => isFilled(join(dataDir, CLUSTER)),
    advice: 'The database was made with this password and does not open without it: put the file back.',
  });
}

/**
 * Creates the cluster if missing, in a temporary folder that is renamed, so that a partial one never remains.
 * @throws StartupError when something else is in its place
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const version = join(cluster.folder, 'PG_VERSION');
  const exists = await access(version).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT' && code !== 'ENOTDIR',
  );
  if (exists) return;
  if (await isFilled(cluster.folder))
    throw new StartupError(
      `The database in ${cluster.folder} is not whole: ${version} is missing. Put its files back, or move the folder away and restore a backup.`,
    );
  await removeLeftovers(cluster.folder);
  const work = await makeWorkFolder(cluster.folder, cluster.account);
  try {
    await initialise(cluster, work);
    await rename(join(work, 'cluster'), cluster.folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Whether anything but an empty folder is at a path. */
function isFilled(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (names) => names.length > 0,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
  );
}

async function removeLeftovers(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await readdir(parent))
    if (name.startsWith(`${basename(folder)}.new-`)) await rm(join(parent, name), { recursive: true });
}

async function initialise({ distribution, account, password }: Cluster, work: string): Promise<void> {
  const passwordFile = join(work, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveTo(account, passwordFile);
  await run(
    program(distribution, 'initdb'),
    [
      `--pgdata=${join(work, 'cluster')}`,
      `--username=${ROLE}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, cwd: work, env: databaseEnvironment() },
  ).catch(({ message, stderr = message }: ExecFileException) => {
    throw new StartupError(`The database cannot be created: ${stderr.trim().replaceAll(/\s+/g, ' ')}`);
  });
}
