import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const POLL_MS = 20;
/** Escalation and time-outs of a stop: fast, then immediate (recovery at the next start), then kill. */
const STOP_STEPS = [
  { signal: 'SIGINT', timeoutMs: 5000 },
  { signal: 'SIGQUIT', timeoutMs: 2000 },
  { signal: 'SIGKILL', timeoutMs: 1000 },
] as const;

/**
 * Stops a server left over by a killed process, and removes a stale pid file that refers to another process. The
 * caller holds the DATA_DIR's lock, so such a server is not in use.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = await readPid(pidFile);
  if (pid === null || !isAlive(pid)) return;
  if (await isPostmasterOf(pid, folder)) await stopProcess(pid);
  else await rm(pidFile, { force: true });
}

/** Stops a database server: fast shutdown, then immediate, then kill. Resolves once it has exited. */
export async function stopProcess(pid: number): Promise<void> {
  for (const { signal, timeoutMs } of STOP_STEPS) {
    if (!send(pid, signal) || (await isGoneWithin(pid, timeoutMs))) return;
  }
}

async function readPid(pidFile: string): Promise<number | null> {
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : null;
}

/** A postmaster's working directory is its cluster; without /proc its command line is checked. */
async function isPostmasterOf(pid: number, folder: string): Promise<boolean> {
  const real = await realpath(folder);
  if (platform() === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === real;
  const { stdout } = await run('ps', ['-o', 'command=', '-p', `${pid}`]).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && (stdout.includes(folder) || stdout.includes(real));
}

async function isGoneWithin(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; waited < timeoutMs; waited += POLL_MS) {
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
