import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Contract section 1: a list read this long after a vote was acknowledged contains it, ms. */
const FRESHNESS_MS = 250;

/**
 * Checks a sampled list against the votes acknowledged before it was requested.
 * @param sample `{ at, body }`: when it was requested, and its bytes
 * @param cast acknowledged votes `{ entryId, votes, at }`
 * @returns {Promise<string | null>} the problem
 */
export async function hasVotes({ at, body }, cast, encoding) {
  const text = encoding === 'br' ? await promisify(brotliDecompress)(body) : body;
  const shown = new Map(JSON.parse(text).map((entry) => [entry._id, entry.votes]));
  const missing = cast.find(
    (vote) => vote.at + FRESHNESS_MS < at && !(shown.get(vote.entryId) >= vote.votes),
  );
  if (!missing) return null;
  const { entryId, votes } = missing;
  return `a list without a vote acknowledged ${Math.round(at - missing.at)} ms before: entry ${entryId} has ${shown.get(entryId)} instead of ${votes}`;
}
