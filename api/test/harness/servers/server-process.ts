import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { whenGone } from '@quartermile/core/testing';

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
const POLL_MS = 50;

/** The built server as a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** All output since the start. */
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the address of the ready line; rejects if the process exits before printing it. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
}

/**
 * Starts the built server on a free port. It inherits only PATH from the environment of this process.
 * @param uid the user that runs it; that of this process unless given
 */
export function startServerProcess(env: Readonly<Record<string, string>>, uid?: number): ServerProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
      SLIP_READER: 'off',
      PICTURE_HINTS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const endWithTest = whenGone('kill -TERM "$0"', `${child.pid}`);
  void exited.then(endWithTest);
  const ready = whenReady(child, output, exited);
  ready.catch(() => undefined);
  return { child, output, ready, exited };
}

async function whenReady(
  child: ChildProcess,
  output: ServerProcess['output'],
  exited: Promise<unknown>,
): Promise<string> {
  let over = false;
  void exited.then(() => (over = true));
  for (;;) {
    const address = /^ready: (\S+)$/m.exec(output.stdout)?.[1];
    if (address) return address;
    if (over) throw new Error(`server ${child.pid} ended: ${output.stderr}`);
    await sleep(POLL_MS);
  }
}

/** Creates a folder that the user `postgres` can traverse, for a DATA_DIR below it. */
export async function makeOpenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-run-'));
  const open = join(folder, 'open');
  await run('chmod', ['755', folder]);
  await mkdir(open);
  return open;
}

/** Process id of the database server of a DATA_DIR; null without a pid file. */
export async function postmasterPid(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || null;
}

/** Running processes of a process group, such as a database server and its children. */
export async function processesOfGroup(group: number): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'pgid=,stat=,args=']);
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return lines
    .filter(([id, state]) => Number(id) === group && !state?.startsWith('Z'))
    .map((line) => line.join(' '));
}

/** Polls until the condition is true; the timeout of the test applies. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(POLL_MS);
}

/** Removes a DATA_DIR, and its database cluster if that is in another folder. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => null);
  if (cluster && !cluster.startsWith(dataDir))
    await rm(join(cluster, '..'), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
