import { hasVotes } from './check-list.mjs';
import { Connection } from './connection.mjs';
import { PacedVotes } from './paced-votes.mjs';
import { getRequest } from './requests.mjs';
import { untilDone } from './until-done.mjs';

/** One response in so many is parsed and compared with the votes acknowledged before. */
const SAMPLE_EVERY = 1000;

/**
 * Requests a URL over all connections for a while and checks every response.
 * @param job `{ origin, path, headers, connections, ms }`; `{n}` in the path is replaced by a running number;
 * `expected`: status, and the exact body, or the content encoding and the shortest body where it varies;
 * `votes`: `{ entryIds, perSecond }` that arrive meanwhile; `isList`: samples are compared with these votes
 */
export async function read(job) {
  const { origin, path, headers, connections, ms, expected, votes, isList = false } = job;
  const { host } = new URL(origin);
  const times = [];
  const samples = [];
  const isVaried = path.includes('{n}');
  const request = isVaried ? null : getRequest(host, path, headers);
  let next = job.firstNumber ?? 0;
  const bytesOf = () => request ?? getRequest(host, path.replaceAll('{n}', String(next++)), headers);
  return untilDone(async ({ fail, check }) => {
    const voting = votes && new PacedVotes(origin, votes, fail);
    const began = performance.now();
    const end = began + ms;
    const visit = () =>
      new Promise((resolve) => {
        const connection = new Connection(origin, (error) => {
          fail(error.message);
          resolve();
        });
        const ask = () => {
          const isSample = votes !== undefined && (times.length + 1) % SAMPLE_EVERY === 0;
          const at = performance.now();
          connection.send(bytesOf(), { expected: expected.body, isCollected: isSample }, (response) => {
            const now = performance.now();
            times.push(now - at);
            check(problemOf(response, expected));
            if (isSample) samples.push({ at, body: response.body });
            if (now < end && !check.hasFailed) return ask();
            connection.close();
            resolve();
          });
        };
        ask();
      });
    await Promise.all(Array.from({ length: connections }, visit));
    const seconds = (performance.now() - began) / 1000;
    const cast = voting ? await voting.stop() : [];
    if (isList) for (const sample of samples) check(await hasVotes(sample, cast, expected.encoding));
    return { count: times.length, seconds, times, votes: cast.length, samples: samples.length };
  });
}

/** What is wrong with a response; null: nothing. */
function problemOf(response, { status, body, encoding, leastBytes = 0 }) {
  if (response.status !== status) return `status ${response.status} instead of ${status}: ${response.head}`;
  if (!response.isEqual) return 'another body than before';
  if (body) return null;
  if (encoding && !response.head.includes(`ontent-encoding: ${encoding}\r\n`))
    return `not encoded as ${encoding}`;
  return response.length < leastBytes ? `only ${response.length} bytes` : null;
}
