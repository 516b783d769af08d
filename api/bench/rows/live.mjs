import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '../call-api.mjs';
import { startListeners } from '../live/start-listeners.mjs';
import { readResponse } from '../load/read-response.mjs';
import { limitTarget, ratioTarget } from '../report/print-rows.mjs';
import { race } from '../report/race.mjs';
import { spread } from '../report/statistics.mjs';
import { memoryOf } from '../server.mjs';

const ENTRIES = 1000;
const LISTENERS = 5000;
const VOTES = 15;
const LIST = '/api/leaderboard/list';
const QUIET = 'nobody listens';
const VOTED = 'nobody listens, a vote a second';
const LIVE = `${LISTENERS} listeners, a vote a second`;
const LEAST_OF_QUIET = 0.8;
const MEMORY_MAX_KIB = 64;
/** Changes are gathered for 2 s with so many listeners. */
const DELAY_MAX_MS = 3000;
/** Until memory and connections are settled. */
const SETTLE_MS = 3000;
const br = { 'accept-encoding': 'br' };

/** Open boards that hear of a vote each second: their memory, how late the last one hears, and lists read meanwhile. */
export async function measureLive(context) {
  const all = await context.databases();
  const databases = [await all.create(ENTRIES), await all.create(ENTRIES)];
  const [quiet, live] = [await all.startServer(databases[0]), await all.startServer(databases[1])];
  let listeners = null;
  try {
    for (const { address } of [quiet, live])
      await context.load.run(await readJob(address, context, context.options.warmUpMs));
    await sleep(SETTLE_MS);
    const before = await memoryOf(live.pid);
    listeners = await startListeners(live.address, LISTENERS);
    await sleep(SETTLE_MS);
    const after = await memoryOf(live.pid);
    await context.report(memoryRow(before, after));
    await context.report(await measureDelay(live, listeners));
    await context.report(await measureLists({ quiet, live }, databases[1], context));
    const { open, problems } = await listeners.take();
    if (open !== LISTENERS || problems.length > 0) throw new Error(`Listeners were lost: ${problems[0]}`);
  } finally {
    listeners?.stop();
    await quiet.stop();
    await live.stop();
  }
}

function memoryRow(before, after) {
  const kib = (after.rss - before.rss) / 1024 / LISTENERS;
  const value = { name: `of each of ${LISTENERS} listeners`, unit: 'KiB', spread: spread([kib]) };
  return { title: 'live: memory', values: [value], targets: [limitTarget(value, MEMORY_MAX_KIB)] };
}

/** From the response to a vote until the first and the last listener have its message. */
async function measureDelay({ address }, listeners) {
  const [entry] = await callApi(address, 'GET', `${LIST}?category=Votes+by+Viewers&limit=1`);
  await listeners.take();
  const votes = new Map();
  for (let nth = 0; nth < VOTES; nth++) {
    const { votes: count } = await callApi(address, 'POST', '/api/leaderboard/vote', {
      body: { entryId: entry._id },
    });
    votes.set(count, performance.timeOrigin + performance.now());
    await sleep(2300);
  }
  await sleep(SETTLE_MS);
  const { arrivals } = await listeners.take();
  const problems = arrivals
    .filter(({ count }) => count !== LISTENERS)
    .map(({ count }) => `${count} listeners heard`);
  const delays = arrivals.flatMap(({ message, first, last }) => {
    const count = Number(new RegExp(`"${entry._id}":(\\d+)`).exec(message)?.[1]);
    const at = votes.get(count);
    return at === undefined ? [] : [{ first: first - at, last: last - at }];
  });
  if (delays.length === 0 || problems.length > 0) throw new Error(problems[0] ?? 'No vote arrived.');
  const last = delays.map((delay) => delay.last).toSorted((a, b) => a - b);
  const value = (name, numbers) => ({ name, unit: 'ms', spread: spread(numbers) });
  const values = [
    value(
      'first listener',
      delays.map((delay) => delay.first),
    ),
    value('last listener', last),
    value('last listener, 95th percentile', [last[Math.ceil(last.length * 0.95) - 1]]),
    value(
      'from first to last',
      delays.map((delay) => delay.last - delay.first),
    ),
  ];
  return { title: 'live: after a vote', values, targets: [limitTarget(values[1], DELAY_MAX_MS, 'max')] };
}

async function measureLists({ quiet, live }, database, context) {
  const entryIds = (await database.query('SELECT id FROM entries LIMIT 500')).map(({ id }) => id);
  const { ms } = context.options;
  const run = async (server, votes) =>
    context.load.run({ ...(await readJob(server.address, context, ms)), ...(votes && { votes }) });
  const votes = { entryIds, perSecond: 1 };
  const contestants = [
    { name: QUIET, pid: quiet.pid, run: () => run(quiet) },
    { name: VOTED, pid: quiet.pid, base: QUIET, run: () => run(quiet, votes) },
    { name: LIVE, pid: live.pid, base: QUIET, run: () => run(live, votes) },
  ];
  const result = await race(contestants, context.options);
  return { title: 'live: whole list, br', ...result, targets: [ratioTarget(result, LIVE, LEAST_OF_QUIET)] };
}

async function readJob(origin, { options }, ms) {
  const { length } = await readResponse(origin, LIST, br);
  const expected = { status: 200, body: null, encoding: 'br', leastBytes: length * 0.9 };
  return { kind: 'read', origin, path: LIST, headers: br, connections: options.connections, ms, expected };
}
