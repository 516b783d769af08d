import { inventBrowsers, voteRequest } from './requests.mjs';
import { visit } from './visit.mjs';

/**
 * Votes over all connections for a while, each by another browser, and checks every receipt.
 * @param job `{ origin, entryIds, connections, ms }`; `secret`: votes as real browsers send them (see
 * `inventBrowsers`), otherwise without cookie and key, so that the server creates a browser for each;
 * `votesMax`: ends after so many
 * @returns also the highest receipt of each entry
 */
export function vote(job) {
  const { origin, entryIds, secret, votesMax = Infinity } = job;
  const { host } = new URL(origin);
  const highest = {};
  const counts = {};
  const browser = secret === undefined ? () => undefined : inventBrowsers(secret);
  let sent = 0;
  return visit(job, (check) => ({
    next() {
      const entryId = entryIds[sent % entryIds.length];
      sent += 1;
      const onResponse = ({ status, body }) => {
        const receipt = status === 200 ? JSON.parse(body) : null;
        if (receipt?.entryId === entryId && receipt.votes > 0) {
          counts[entryId] = (counts[entryId] ?? 0) + 1;
          highest[entryId] = Math.max(highest[entryId] ?? 0, receipt.votes);
        } else check(`vote: status ${status} ${body}`);
      };
      return { bytes: voteRequest(host, entryId, browser()), options: { isCollected: true }, onResponse };
    },
    mayGoOn: () => sent < votesMax,
    finish: () => ({ highest, counts }),
  }));
}
