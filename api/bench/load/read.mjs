import { hasVotes } from './check-list.mjs';
import { PacedVotes } from './paced-votes.mjs';
import { getRequest } from './requests.mjs';
import { visit } from './visit.mjs';

/** One response in so many is parsed and compared with the votes acknowledged before. */
const SAMPLE_EVERY = 1000;

/**
 * Requests a URL over all connections for a while and checks every response.
 * @param job `{ origin, path, headers, connections, ms }`; `{n}` in the path is replaced by a running number;
 * `expected`: status, and the exact body, or the content encoding and the shortest body where it varies;
 * `votes`: `{ entryIds, perSecond }` that arrive meanwhile; `isList`: samples are compared with these votes
 */
export function read(job) {
  const { origin, path, headers, expected, votes, isList = false } = job;
  const { host } = new URL(origin);
  const samples = [];
  const request = path.includes('{n}') ? null : getRequest(host, path, headers);
  let number = job.firstNumber ?? 0;
  const bytesOf = () => request ?? getRequest(host, path.replaceAll('{n}', String(number++)), headers);
  return visit(job, (check) => {
    const voting = votes && new PacedVotes(origin, votes, check);
    return {
      next(count) {
        const isSample = votes !== undefined && (count + 1) % SAMPLE_EVERY === 0;
        const onResponse = (response, at) => {
          check(problemOf(response, expected));
          if (isSample) samples.push({ at, body: response.body });
        };
        return { bytes: bytesOf(), options: { expected: expected.body, isCollected: isSample }, onResponse };
      },
      async finish() {
        const cast = voting ? await voting.stop() : [];
        if (isList) for (const sample of samples) check(await hasVotes(sample, cast, expected.encoding));
        return { votes: cast.length, samples: samples.length };
      },
    };
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
