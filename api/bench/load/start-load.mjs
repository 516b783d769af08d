import { fork } from 'node:child_process';

const WORKER = new URL('worker.mjs', import.meta.url);
/** Nothing under test may take longer to respond, ms. */
const TIME_LIMIT_MS = 120_000;

/** Starts the process that makes the load. */
export function startLoad() {
  const child = fork(WORKER, { serialization: 'advanced' });
  return {
    /** Runs a job, `{ kind: 'read' | 'vote', ... }`, see `read.mjs` and `vote.mjs`. */
    run(job) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('The load did not end.')), job.ms + TIME_LIMIT_MS);
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
