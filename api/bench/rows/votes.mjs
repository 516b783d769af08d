import { startBareVoting } from '../bare/start-bare.mjs';
import { exchange } from '../load/read-response.mjs';
import { BROWSER_PREFIX, voteRequest } from '../load/requests.mjs';
import { limitTarget, ratioTarget } from '../report/print-rows.mjs';
import { race } from '../report/race.mjs';
import { secret } from '../server.mjs';
import { measureMemory } from './memory.mjs';
import { checkRows, readRows } from './vote-rows.mjs';

const ENTRIES = 1000;
const LONE_VOTES = 200;
const LONE_MAX_MS = 5;
const PRODUCT = 'Quartermile';
const BROWSERS = `${PRODUCT}, real browsers`;
/** With cookie, idempotency key and rate limits; network addresses come from a proxy. */
const AS_BROWSERS = { RATE_LIMIT: 'on', TRUST_PROXY: '1' };

/** Votes: by distinct browsers, as real browsers send them, all on one entry, and one at a time. */
export async function measureVotes(context) {
  const contestants = await startContestants(await context.databases());
  const { each, together, product, browsers } = contestants;
  const measure = (title, list, targetsOf, more) => measureRow(context, title, list, targetsOf, more);
  try {
    await measure('votes of distinct browsers', [each, together, product, browsers], (result) => [
      ratioTarget(result, product.name, 1),
      comparison(result, product.name, together.name, 0.8),
      ratioTarget(result, browsers.name, 0.6),
    ]);
    await measure(
      'all votes on one entry',
      [each, product],
      (result) => [ratioTarget(result, product.name, 2)],
      {
        entries: 1,
      },
    );
    await measure(
      'a lone vote',
      [each, product],
      ({ contestants: [, { p50 }] }) => [limitTarget({ name: 'p50', unit: 'ms', spread: p50 }, LONE_MAX_MS)],
      { connections: 1, votesMax: LONE_VOTES },
    );
    await context.report(await measureMemory('memory after votes', product));
  } finally {
    for (const { stop } of Object.values(contestants)) await stop();
  }
}

async function startContestants(databases) {
  const startProduct = async (name, base, settings, job) => {
    const database = await databases.create(ENTRIES);
    const server = await databases.startServer(database, settings);
    return { name, base, database, job, ...server };
  };
  const product = await startProduct(PRODUCT, 'bare, each');
  const browsers = await startProduct(BROWSERS, PRODUCT, AS_BROWSERS, { secret });
  const [{ id }] = await readRows(product.database);
  const { host } = new URL(product.address);
  const { status, head } = await exchange(product.address, voteRequest(host, id));
  if (status !== 200) throw new Error(`The first vote was refused: ${head}`);
  const startBare = async (name, mode) => {
    const database = await databases.create(ENTRIES);
    return { ...(await startBareVoting(mode, database.url, head)), name, database };
  };
  const [each, together] = [
    await startBare('bare, each', 'each'),
    await startBare('bare, together', 'together'),
  ];
  return { each, together, product, browsers };
}

async function measureRow(
  { load, options, report },
  title,
  contestants,
  targetsOf,
  { entries, ...more } = {},
) {
  const jobOf = async ({ address, database, job }) => {
    const before = await readRows(database);
    const entryIds = before.slice(0, entries).map(({ id }) => id);
    const { connections, ms } = options;
    return { before, job: { kind: 'vote', origin: address, entryIds, connections, ms, ...job, ...more } };
  };
  for (const contestant of contestants) {
    const { job } = await jobOf(contestant);
    await load.run({ ...job, ms: options.warmUpMs });
  }
  const run = (contestant) => async () => {
    const { before, job } = await jobOf(contestant);
    const browsersBefore = await countBrowsers(contestant.database);
    const result = await load.run(job);
    const problems = checkRows(before, await readRows(contestant.database), {
      total: result.count,
      ...result,
    });
    const browsers = (await countBrowsers(contestant.database)) - browsersBefore;
    if (job.secret && browsers !== result.count)
      problems.push(`${browsers} votes carry the cookies of their browsers, not ${result.count}`);
    return { ...result, problems: [...result.problems, ...problems] };
  };
  const result = await race(
    contestants.map((each) => ({ ...each, run: run(each) })),
    options,
  );
  await report({ title, ...result, targets: targetsOf(result) });
}

/** Votes whose cookies this program signed. */
async function countBrowsers(database) {
  const sql = `SELECT count(*)::int AS count FROM votes WHERE voter::text LIKE '${BROWSER_PREFIX}-%'`;
  return (await database.query(sql))[0].count;
}

/** A stretch target against another contestant than the base, by medians. */
function comparison({ contestants }, who, other, least) {
  const rate = (name) => contestants.find((contestant) => contestant.name === name).perSecond?.median ?? 0;
  const ratio = rate(who) / rate(other);
  return {
    text: `stretch: ${who} at least ${least} of ${other} (${ratio.toFixed(2)})`,
    isMet: ratio >= least,
  };
}
