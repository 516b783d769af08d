import { createHmac, hkdfSync, randomUUID } from 'node:crypto';

/** First part of the ids of browsers that this program invents, to recognize their rows. */
export const BROWSER_PREFIX = 'beefbeef';

/** The bytes of a GET. */
export function getRequest(host, path, headers = {}) {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines(headers)}\r\n`);
}

/** The bytes of a vote. */
export function voteRequest(host, entryId, headers = {}) {
  const body = JSON.stringify({ entryId });
  const all = { 'content-type': 'application/json', 'content-length': body.length, ...headers };
  return Buffer.from(
    `POST /api/leaderboard/vote HTTP/1.1\r\nhost: ${host}\r\naccept: application/json\r\n${lines(all)}\r\n${body}`,
  );
}

const lines = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/**
 * Invents browsers: each with a signed cookie (`secret` is the server's JWT_SECRET), an idempotency key for its
 * vote and a network address of its own. That the cookies are valid shows in the rows of the votes.
 */
export function inventBrowsers(secret) {
  const key = Buffer.from(hkdfSync('sha256', secret, 'quartermile', 'vote cookie', 32));
  let count = 0;
  return () => {
    count += 1;
    const voter = BROWSER_PREFIX + randomUUID().slice(BROWSER_PREFIX.length);
    const signature = createHmac('sha256', key).update(voter).digest('base64url');
    return {
      cookie: `quartermile_voter=${voter}.${signature}`,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    };
  };
}
