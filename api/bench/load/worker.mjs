/** The process that makes the load: runs the jobs that `start-load.mjs` sends. */
import { read } from './read.mjs';
import { vote } from './vote.mjs';

const JOBS = { read, vote };

process.on('message', async ({ kind, ...job }) => {
  try {
    const before = process.cpuUsage();
    const result = await JOBS[kind](job);
    const { user, system } = process.cpuUsage(before);
    process.send({ result: { ...result, loadMicros: (user + system) / result.count } });
  } catch (error) {
    process.send({ error: error.stack });
  }
});
process.on('disconnect', () => process.exit());
