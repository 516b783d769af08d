import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { until } from './server-process.js';

/** Starts a program whose id is printed, and waits for its end only while this process is not suspended. */
const PARENT = `
const child = require('node:child_process').spawn('sleep', ['1000']);
child.on('spawn', () => process.stdout.write(String(child.pid)));`;

/** A process whose parent is suspended: once it has exited it exists until `reap`. */
export interface UnreapedProcess {
  readonly pid: number;
  /** Kills it, and waits until it has exited. */
  kill(): Promise<void>;
  /** Whether it has exited and still exists. */
  hasExited(): Promise<boolean>;
  /** Ends it and its parent. */
  reap(): Promise<void>;
}

/** Starts a process that nobody waits for. Linux only. */
export async function startUnreapedProcess(): Promise<UnreapedProcess> {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
  const pid = Number(line);
  parent.kill('SIGSTOP');
  const hasExited = async (): Promise<boolean> =>
    /^\d+ \(sleep\) Z/.test(await readFile(`/proc/${pid}/stat`, 'utf8'));
  return {
    pid,
    hasExited,
    kill: async () => {
      process.kill(pid, 'SIGKILL');
      await until(hasExited);
    },
    reap: async () => {
      const ended = once(parent, 'exit');
      process.kill(pid, 'SIGKILL');
      parent.kill('SIGKILL');
      await ended;
    },
  };
}
