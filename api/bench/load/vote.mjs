import { Connection } from './connection.mjs';
import { inventBrowsers, voteRequest } from './requests.mjs';
import { untilDone } from './until-done.mjs';

/**
 * Votes over all connections for a while, each by another browser, and checks every receipt.
 * @param job `{ origin, entryIds, connections, ms }`; `secret`: votes as real browsers send them (see
 * `inventBrowsers`), otherwise without cookie and key, so that the server creates a browser for each;
 * `votesMax`: ends after so many
 * @returns also the highest receipt of each entry
 */
export async function vote({ origin, entryIds, connections, ms, secret, votesMax = Infinity }) {
  const { host } = new URL(origin);
  const times = [];
  const highest = {};
  const counts = {};
  const browser = secret === undefined ? () => undefined : inventBrowsers(secret);
  let sent = 0;
  return untilDone(async ({ fail, check }) => {
    const began = performance.now();
    const end = began + ms;
    const visit = () =>
      new Promise((resolve) => {
        const connection = new Connection(origin, (error) => {
          fail(error.message);
          resolve();
        });
        const send = () => {
          const entryId = entryIds[sent % entryIds.length];
          sent += 1;
          const bytes = voteRequest(host, entryId, browser());
          const at = performance.now();
          connection.send(bytes, { isCollected: true }, ({ status, body }) => {
            const now = performance.now();
            times.push(now - at);
            const receipt = status === 200 ? JSON.parse(body) : null;
            if (receipt?.entryId === entryId && receipt.votes > 0) {
              counts[entryId] = (counts[entryId] ?? 0) + 1;
              highest[entryId] = Math.max(highest[entryId] ?? 0, receipt.votes);
            } else check(`vote: status ${status} ${body}`);
            if (now < end && sent < votesMax && !check.hasFailed) return send();
            connection.close();
            resolve();
          });
        };
        send();
      });
    await Promise.all(Array.from({ length: connections }, visit));
    return { count: times.length, seconds: (performance.now() - began) / 1000, times, highest, counts };
  });
}
