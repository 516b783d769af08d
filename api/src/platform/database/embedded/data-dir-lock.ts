import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error.js';

/** Another process has locked the DATA_DIR. */
export class DataDirInUseError extends StartupError {}

/**
 * Locks a DATA_DIR for the lifetime of this process. The lock is a local socket that the system removes with the
 * process, so it cannot become stale.
 * @param dataDir the real path
 * @throws DataDirInUseError when another process has locked it
 */
export async function lockDataDir(dataDir: string): Promise<void> {
  const address = lockAddress(dataDir);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  if (await listens(server, address)) return;
  if (address.startsWith(tmpdir()) && !(await isAnswered(address))) {
    await rm(address, { force: true });
    if (await listens(server, address)) return;
  }
  throw new DataDirInUseError(`Quartermile is already running with the DATA_DIR ${dataDir}.`);
}

function lockAddress(dataDir: string): string {
  const name = `quartermile-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  if (platform() === 'linux') return `\0${name}`;
  if (platform() === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

async function listens(server: Server, address: string): Promise<boolean> {
  try {
    server.listen(address);
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  }
}

async function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
