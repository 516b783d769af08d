import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ppid } from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32';

/** How often it is looked whether the process that started this one is still there, ms. */
const WATCH_MS = 100;

/** The process that started this one, as it was then. */
const starter = ppid;

/**
 * Runs a program to its end, and passes on to it what this process is sent. npm starts a script through a shell and
 * signals that shell alone, which ends without a word to what it runs; so the program is also ended when the process
 * that started this one is gone.
 * @returns the exit code, or the signal that ended the program
 */
export async function runChild(file, args, env) {
  const child = spawn(file, args, { stdio: 'inherit', env });
  // On Windows Ctrl-C reaches every program of the console by itself, and a signal that is sent ends it at once.
  const pass = isWindows ? () => undefined : (signal) => child.kill(signal);
  for (const name of SIGNALS) process.on(name, pass);
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, WATCH_MS);
  const [code, signal] = await once(child, 'exit');
  clearInterval(watch);
  for (const name of SIGNALS) process.off(name, pass);
  return { code, signal };
}

/** Runs a program to its end, and ends as it ended. */
export async function handOver(file, args, env) {
  const { code, signal } = await runChild(file, args, env);
  if (signal === null) process.exit(code);
  process.kill(process.pid, signal);
}
