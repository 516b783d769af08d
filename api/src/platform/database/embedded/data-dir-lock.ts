import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PRIVATE_FILE } from '../../config/private-folders.js';
import { StartupError } from '../../config/startup-error.js';

/** SQLite's result code for a lock that another connection holds. */
const SQLITE_BUSY = 5;

/** Another process has locked the DATA_DIR. */
export class DataDirInUseError extends StartupError {}

/** The locks of this process: a connection that is collected would release its lock. */
const held: DatabaseSync[] = [];

/**
 * Locks a DATA_DIR for the lifetime of this process. The lock is one of the operating system on a file that only the
 * server's user can open; the system releases it with the process, so it cannot become stale. Node offers such locks
 * through SQLite only, whose database here stays empty.
 * @throws DataDirInUseError when it is locked already
 */
export function lockDataDir(dataDir: string): void {
  const file = join(dataDir, 'lock');
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  const connection = new DatabaseSync(file);
  try {
    connection.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (cause) {
    connection.close();
    const { errcode, message } = cause as Error & { errcode?: number };
    if (errcode === SQLITE_BUSY)
      throw new DataDirInUseError(`Quartermile is already running with the DATA_DIR ${dataDir}.`);
    throw new StartupError(`${file} cannot be locked: ${message}.`, { cause });
  }
  held.push(connection);
}
