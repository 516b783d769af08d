import { spawn } from 'node:child_process';

/**
 * Runs a shell script when this process exits for any reason, or when the returned function is called. The
 * script starts when the pipe from this process is closed.
 * @param values arguments of the script: $0, $1, ...
 */
export function whenGone(script: string, ...values: string[]): () => void {
  const watchdog = spawn('/bin/sh', ['-c', `cat >/dev/null\n${script}`, ...values], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return () => watchdog.stdin.end();
}
