/** npm, and tools such as cross-env, do not stop a program whose shell was killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ppid } from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32';

/** Interval for checking the parent process, ms. */
const WATCH_MS = 100;

/** The parent process at start. */
const starter = ppid;

/**
 * Runs a program to its end and forwards signals. npm runs a script in a shell and signals only that shell, which
 * exits without forwarding; so the program is also stopped when the parent process is gone.
 * @returns the exit code, or the signal that ended the program
 */
export async function runChild(file, args, env) {
  const child = spawn(file, args, { stdio: 'inherit', env });
  // On Windows Ctrl-C reaches all programs of the console anyway, and sending a signal kills the program.
  const pass = isWindows ? () => undefined : (signal) => child.kill(signal);
  for (const name of SIGNALS) process.on(name, pass);
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, WATCH_MS);
  const [code, signal] = await once(child, 'exit').catch(({ message }) => {
    console.error(`${file} cannot be run: ${message}`);
    process.exit(1);
  });
  clearInterval(watch);
  for (const name of SIGNALS) process.off(name, pass);
  return { code, signal };
}

/** Runs a program and exits with its exit code or signal. */
export async function handOver(file, args, env) {
  const { code, signal } = await runChild(file, args, env);
  if (signal === null) process.exit(code);
  process.kill(process.pid, signal);
}
