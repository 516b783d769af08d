import { spawn } from 'node:child_process';

/**
 * Runs a shell script once this process is gone, however it ended, or once the answer is called: the
 * script starts when the pipe that only this process holds is closed.
 * @param values what the script knows as $0, $1, ...
 */
export function whenGone(script: string, ...values: string[]): () => void {
  const watchdog = spawn('/bin/sh', ['-c', `cat >/dev/null\n${script}`, ...values], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return () => watchdog.stdin.end();
}
