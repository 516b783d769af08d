import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { liveRoutes } from '@quartermile/core/domain';

const LISTENERS = new URL('listeners.mjs', import.meta.url);
/** Descriptors that a node uses besides its listeners. */
const OTHER_FILES = 500;

/**
 * Opens listeners of a node in a process of their own.
 * @throws Error when the system does not permit so many open files, or some were refused
 */
export async function startListeners(origin, count) {
  await checkFileLimit(count + OTHER_FILES);
  const child = fork(LISTENERS);
  const ask = (job) =>
    new Promise((resolve, reject) => {
      child.once('message', ({ result }) => resolve(result));
      child.once('exit', () => reject(new Error('The listeners ended.')));
      child.send(job);
    });
  const { open, problems } = await ask({ kind: 'open', origin, path: liveRoutes.board, count });
  if (open !== count) {
    child.disconnect();
    throw new Error(`${open} of ${count} listeners: ${problems[0]}`);
  }
  return {
    /** The messages since the last call: `{ message, first, last, count }`, times in ms since 1970. */
    take: () => ask({ kind: 'take' }),
    stop: () => child.disconnect(),
  };
}

/** Node.js raises the soft limit to the hard one by itself (Linux). */
async function checkFileLimit(least) {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(limits)?.[1];
  if (hard !== undefined && Number(hard) < least)
    throw new Error(`At most ${hard} open files: raise the limit to ${least} ("ulimit -Hn").`);
}
