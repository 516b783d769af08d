import { fork } from 'node:child_process';

const WORKER = new URL('worker.mjs', import.meta.url);
/** Nothing under test may take longer to respond, ms. */
const TIME_LIMIT_MS = 60_000;

/** Starts the process that makes the load. */
export function startLoad() {
  const start = () => fork(WORKER, { serialization: 'advanced' });
  let child = start();
  return {
    /**
     * Runs a job, `{ kind: 'read' | 'vote', ... }`, see `read.mjs` and `vote.mjs`.
     * @throws Error when it does not end in time; later jobs get a new process
     */
    run(job) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          child.kill('SIGKILL');
          child = start();
          reject(new Error('The load did not end.'));
        }, job.ms + TIME_LIMIT_MS);
        child.once('message', ({ result, error }) => {
          clearTimeout(late);
          if (error) reject(new Error(error));
          else resolve(result);
        });
        child.send(job);
      });
    },
    stop: () => child.disconnect(),
  };
}
