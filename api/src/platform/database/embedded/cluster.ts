import { execFile } from 'node:child_process';
import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.js';
import { type Distribution, program } from './binaries.js';
import { databaseEnvironment } from './environment.js';
import { makeWorkFolder } from './placement.js';
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

/** Creates the cluster if missing, in a temporary folder that is renamed, so that a partial one never remains. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const exists = await access(join(cluster.folder, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  if (exists) return;
  await removeLeftovers(cluster.folder);
  const work = await makeWorkFolder(cluster.folder, cluster.account);
  try {
    await initialise(cluster, work);
    await rename(join(work, 'cluster'), cluster.folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
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
  );
}
