import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
 * Stops a server left over by a killed process, and removes a stale pid file that refers to another process. The caller
 * holds the DATA_DIR's lock, so such a server is not in use.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = await readPid(pidFile);
  if (pid === null || !exists(pid)) return;
  if (await isPostmasterOf(pid, folder)) {
    await stopProcess(pid);
    if (isRunning(pid)) return;
  }
  // PostgreSQL does not start while any process has this id, even one that has exited and that its parent has not noticed.
  await rm(pidFile, { force: true });
}

/**
 * Stops a database server: fast shutdown, then immediate, then kill. Resolves once it has exited, even if its parent does not
 * notice: that of an orphan is the first process of the machine or container, which may do so late or never.
 */
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
    if (!isRunning(pid)) return true;
    await sleep(POLL_MS);
  }
  return !isRunning(pid);
}

/** Whether a process exists that has not exited. On Linux one that has exited exists until its parent notices. */
function isRunning(pid: number): boolean {
  if (!exists(pid)) return false;
  if (platform() !== 'linux') return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The state follows the name of the program, which is in parentheses and may contain any characters.
    return !stat.startsWith('Z', stat.lastIndexOf(')') + 2);
  } catch {
    return false;
  }
}

function exists(pid: number): boolean {
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
