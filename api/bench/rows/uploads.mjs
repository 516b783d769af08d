import { setTimeout as sleep } from 'node:timers/promises';
import { readResponse } from '../load/read-response.mjs';
import { limitTarget, ratioTarget } from '../report/print-rows.mjs';
import { race } from '../report/race.mjs';
import { spread } from '../report/statistics.mjs';
import { startServer, treeMemory } from '../server.mjs';
import { largestPhotograph } from './photographs.mjs';

const LIST = '/api/leaderboard/list';
const PHOTOGRAPH_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 8;
const MEMORY_MAX_MIB = 1024;
/** Contract section 4. */
const BURST = 16;
const BURST_MEMORY_MAX_MIB = 1536;
const SAMPLE_MS = 50;
const LEAST = 0.5;
const QUIET = 'Quartermile';
const UPLOADING = `${QUIET}, ${AT_ONCE} uploads at a time`;
/** Measured in a turn of its own, because a sample takes 23 ms of CPU time. */
const SAMPLED = `${QUIET}, the same, sampled`;

/** Reads of the list while others submit cars with two photographs each, and the memory of all processes meanwhile. */
export async function measureUploads({ load, options, report }) {
  const submission = await submissionBody();
  const server = await startServer({ DEMO_DATA: 'true' });
  try {
    const headers = { 'accept-encoding': 'br' };
    const expected = { status: 200, body: (await readResponse(server.address, LIST, headers)).body };
    const { connections, ms, warmUpMs } = options;
    const job = { kind: 'read', origin: server.address, path: LIST, headers, connections, expected };
    const read = () => load.run({ ...job, ms });
    await load.run({ ...job, ms: warmUpMs });
    const peaks = [];
    const waits = [];
    const readWhileUploading = () => whileSubmitting(server, submission, waits, read);
    const readSampled = () => whileSampling(server, peaks, readWhileUploading);
    const contestants = [
      { name: QUIET, pid: server.pid, run: read },
      { name: UPLOADING, pid: server.pid, base: QUIET, run: readWhileUploading },
      { name: SAMPLED, pid: server.pid, base: QUIET, run: readSampled },
    ];
    const result = await race(contestants, options);
    const tree = { name: 'whole process tree, peak', unit: 'MiB', spread: spread(peaks) };
    const values = [tree, { name: 'a submission', unit: 'ms', spread: spread(waits) }];
    const targets = [ratioTarget(result, UPLOADING, LEAST), limitTarget(tree, MEMORY_MAX_MIB, 'max')];
    const size = (submission.length / 1e6).toFixed(0);
    await report({ title: `list br while ${size} MB bodies arrive`, ...result, values, targets });
    await report(await measureBurst(server, submission));
  } finally {
    await server.stop();
  }
}

async function submissionBody() {
  const bytes = await largestPhotograph(PHOTOGRAPH_BYTES);
  const picture = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const car = {
    name: 'Golf 7 R',
    owner: 'Thandi',
    cellphone: '+27821234567',
    time: '11.8',
    drivetrain: 'AWD',
  };
  return Buffer.from(JSON.stringify({ ...car, image: picture, proofImage: picture }));
}

/** Sixteen visitors at once. */
async function measureBurst(server, submission) {
  const peaks = [];
  const waits = [];
  const submitAll = () => Promise.all(Array.from({ length: BURST }, () => submit(server, submission, waits)));
  await whileSampling(server, peaks, submitAll);
  const tree = { name: 'whole process tree, peak', unit: 'MiB', spread: spread(peaks) };
  const values = [tree, { name: 'a submission', unit: 'ms', spread: spread(waits) }];
  return {
    title: `${BURST} submissions at once`,
    values,
    targets: [limitTarget(tree, BURST_MEMORY_MAX_MIB)],
  };
}

/** Visitors submit one car after the other until the work is done. */
async function whileSubmitting(server, submission, waits, work) {
  const ended = new AbortController();
  const visitor = async () => {
    while (!ended.signal.aborted) await submit(server, submission, waits);
  };
  const visitors = Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const [result] = await Promise.all([work().finally(() => ended.abort()), visitors]);
  return result;
}

async function submit(server, submission, waits) {
  const began = performance.now();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.address}/api/cars/submit`, {
    method: 'POST',
    headers,
    body: submission,
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`submission: ${response.status} ${text}`);
  waits.push(performance.now() - began);
}

/** Adds the peak of the process tree's memory during the work, MiB. */
async function whileSampling(server, peaks, work) {
  let peak = 0;
  const ended = new AbortController();
  const sample = async () => {
    while (!ended.signal.aborted) {
      const { pss } = await treeMemory(server.pid);
      peak = Math.max(peak, pss);
      await sleep(SAMPLE_MS);
    }
  };
  const [result] = await Promise.all([work().finally(() => ended.abort()), sample()]);
  peaks.push(peak / 1024 ** 2);
  return result;
}
