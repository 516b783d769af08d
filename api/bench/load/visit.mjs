/**
 * Load on raw sockets: autocannon needs three times the CPU time (docs/performance.md), and compares no
 * bodies.
 */
import { Connection } from './connection.mjs';

const PROBLEMS_SHOWN = 3;

/**
 * Sends requests over all connections for a while, one after the other on each.
 * @param job `{ origin, connections, ms }`
 * @param prepare is called once with `check`, which records a problem unless it is null, and returns
 * `next(count)`: the next request, `{ bytes, options, onResponse(response, at) }` with `at` when it was sent (ms of
 * `performance.now()`), after `count` responses; `mayGoOn()`: whether more may be sent; and `finish()`: further results
 * @returns `{ count, seconds, problems, latency, ... }`; a round with a problem does not count. Latency in ms
 */
export async function visit({ origin, connections, ms }, prepare) {
  const problems = [];
  let hasFailed = false;
  const check = (problem) => {
    if (problem === null) return;
    hasFailed = true;
    if (problems.length < PROBLEMS_SHOWN) problems.push(problem);
  };
  const { next, mayGoOn = () => true, finish = () => ({}) } = prepare(check);
  const times = [];
  const began = performance.now();
  const end = began + ms;
  const visitor = () =>
    new Promise((resolve) => {
      const connection = new Connection(origin, (error) => {
        check(error.message);
        resolve();
      });
      const send = () => {
        const { bytes, options, onResponse } = next(times.length);
        const at = performance.now();
        connection.send(bytes, options, (response) => {
          const now = performance.now();
          times.push(now - at);
          onResponse(response, at);
          if (now < end && mayGoOn() && !hasFailed) return send();
          connection.close();
          resolve();
        });
      };
      send();
    });
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - began) / 1000;
  const rest = await finish();
  return { count: times.length, seconds, ...rest, problems, latency: summarize(times) };
}

function summarize(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? null };
}
