import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { whenGone } from '@quartermile/core/testing';
import type { Account } from '../../../src/platform/database/embedded/account.js';

/** Time within which a program has to end in order; it is killed afterwards. */
const END_MAX_MS = 20_000;

/** A program that runs during a test, as an unprivileged user. */
export interface Service {
  /** Sends a signal, and resolves once it has exited. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program with its output in a file. It ends with this process at the latest. */
export function startService(
  [program = '', ...rest]: readonly string[],
  { account, folder, log }: { readonly account: Account; readonly folder: string; readonly log: string },
): Service {
  const child: ChildProcess = spawn(program, rest, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin:/usr/sbin', HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const exited = once(child, 'exit');
  void exited.then(whenGone('kill -TERM "$0"', `${child.pid}`));
  return {
    end: async (signal) => {
      child.kill(signal);
      const patience = setTimeout(() => child.kill('SIGKILL'), END_MAX_MS);
      await exited;
      clearTimeout(patience);
      file.end();
    },
  };
}
