import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POLL_MS = 20;
/** What a stop may take: first politely, then with recovery left to the next start, then by force. */
const STOP_STEPS = [
  { signal: 'SIGINT', patienceMs: 5000 },
  { signal: 'SIGQUIT', patienceMs: 2000 },
  { signal: 'SIGKILL', patienceMs: 1000 },
] as const;

/**
 * Stops the server that a killed process left behind on a cluster, and removes a stale pid file that
 * names some other process. The caller holds the DATA_DIR's lock, so no server found here is in use.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = await readPid(pidFile);
  if (pid === null || !isAlive(pid)) return;
  if (await isPostmasterOf(pid, folder)) await stopProcess(pid);
  else await rm(pidFile, { force: true });
}

/** Ends a database server: fast shutdown, then immediate, then by force. Resolves once it is gone. */
export async function stopProcess(pid: number): Promise<void> {
  for (const { signal, patienceMs } of STOP_STEPS) {
    if (!send(pid, signal) || (await isGoneWithin(pid, patienceMs))) return;
  }
}

async function readPid(pidFile: string): Promise<number | null> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : null;
}

/** A postmaster works in its own cluster's folder; elsewhere than on Linux, its command line names it. */
async function isPostmasterOf(pid: number, folder: string): Promise<boolean> {
  const real = await realpath(folder);
  if (platform() === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === real;
  const { stdout } = await run('ps', ['-o', 'command=', '-p', `${pid}`]).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && (stdout.includes(folder) || stdout.includes(real));
}

async function isGoneWithin(pid: number, patienceMs: number): Promise<boolean> {
  for (let waited = 0; waited < patienceMs; waited += POLL_MS) {
    if (!isAlive(pid)) return true;
    await sleep(POLL_MS);
  }
  return !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
