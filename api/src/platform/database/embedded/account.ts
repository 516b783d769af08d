import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error.js';

const run = promisify(execFile);
const NAME = 'postgres';

/** The operating system's user that runs the database; empty for the current user. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root; in that case the user `postgres` runs it, and is created if missing.
 * @throws StartupError when it cannot be created
 */
export async function databaseAccount(): Promise<Account> {
  if (userInfo().uid !== 0) return {};
  return (await find()) ?? (await create());
}

async function find(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<Account> {
  try {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', NAME]);
  } catch {
    await run('adduser', ['-S', '-D', '-H', NAME]).catch(() => undefined);
  }
  const account = await find();
  if (!account)
    throw new StartupError(`PostgreSQL does not run as root, and no user "${NAME}" could be made.`);
  return account;
}
