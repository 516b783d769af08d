/**
 * Leaderboard benchmark: the same calls with 1,000 and with 100,000 entries, each with an address of its own so that
 * no cached response answers, the first read after the start, and the memory of the node process. `node
 * bench/board.mjs` after a build.
 */
import { readFile, realpath } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { processorTime, startServer } from './server.mjs';

const ROUNDS = 3;
const CALLS = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let address = 0;

/** Calls by name; `n` makes each address unique. */
const calls = {
  'drivetrain, category, 50': (n) =>
    `/api/leaderboard/list?category=Our+Drag+Races&drivetrain=RWD&limit=50&n=${n}`,
  'a late page': (n) => `/api/leaderboard/list?category=Our+Drag+Races&limit=50&offset=200&n=${n}`,
  'search, 50': (n) => `/api/leaderboard/list?q=number+42&limit=50&n=${n}`,
  'first board page': (n) => `/api/leaderboard/board?n=${n}`,
  'board page by votes': (n) => `/api/leaderboard/board?category=Votes+by+Viewers&n=${n}`,
  'searched board page': (n) => `/api/leaderboard/board?q=number+42&n=${n}`,
};

const fill = (entries) => `
  WITH added AS (
    INSERT INTO cars (name, owner, time, drivetrain, description, status, reviewed_at, created_at)
    SELECT 'Number ' || place, (ARRAY['Lerato', 'Thandi', 'Sipho', 'Johan'])[1 + place % 4],
      to_char(9 + random() * 9, 'FM999.00'), (ARRAY['AWD', 'RWD', 'FWD'])[1 + place % 3],
      'Stage 2 on a cold evening, semi-slick tyres, half a tank of ' || md5(place::text), 'approved', moment, moment
    FROM generate_series(1, ${Math.round(entries / 2)}) place, LATERAL (SELECT now() + place * interval '1 ms' AS moment)
    RETURNING id, reviewed_at
  )
  INSERT INTO entries (car_id, category, created_at, votes)
  SELECT id, category, reviewed_at, floor(random() * 500)
  FROM added, unnest('{Our Drag Races,Votes by Viewers}'::text[]) category`;

/** Connection to the embedded database of a benchmark's server. */
async function connect(dataDir) {
  const [, , , port] = (
    await readFile(join(await realpath(join(dataDir, 'postgres')), 'postmaster.pid'), 'utf8')
  ).split('\n');
  const password = (await readFile(join(dataDir, 'secrets', 'database-password'), 'utf8')).trim();
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'quartermile',
    password,
    database: 'postgres',
  });
  await client.connect();
  return client;
}

function read(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer
        .on('error', reject)
        .on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
        );
      answer.resume();
    }).once('error', reject);
  });
}

async function start(entries) {
  const server = await startServer();
  const client = await connect(server.dataDir);
  await client.query(fill(entries));
  await client.query('ANALYZE');
  // The read model may have been loaded by a page that the server rendered in advance.
  await client.query(`SELECT pg_notify('content_changed', gen_random_uuid()::text)`);
  await client.end();
  const from = performance.now();
  await read(`${server.address}/api/leaderboard/board`);
  return { entries, server, load: performance.now() - from, costs: {} };
}

/** CPU time of a call, ms. */
async function measure({ server, costs }, name) {
  const before = await processorTime(server.child.pid);
  for (let done = 0; done < CALLS; done += 5)
    await Promise.all(Array.from({ length: 5 }, () => read(server.address + calls[name](address++))));
  costs[name] ??= [];
  costs[name].push(((await processorTime(server.child.pid)) - before) * (1000 / CALLS));
}

const rss = async ({ child }) =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const contestants = [await start(1000), await start(100_000)];
const loaded = await Promise.all(contestants.map(({ server }) => rss(server)));
for (let round = 0; round <= ROUNDS; round++)
  for (const name of Object.keys(calls))
    for (const contestant of contestants) await measure(contestant, name);
const [small, large] = contestants;
console.table(
  Object.keys(calls).map((name) => {
    // The first round warms up.
    const [few, many] = [small, large].map(({ costs }) => median(costs[name].slice(1)));
    return {
      call: name,
      '1,000: ms CPU': few.toFixed(2),
      '100,000: ms CPU': many.toFixed(2),
      ratio: (few / many).toFixed(2),
    };
  }),
);
for (const [index, { entries, server, load }] of contestants.entries())
  console.log(
    `${entries} entries: first read ${Math.round(load)} ms; RSS ${loaded[index]} MiB loaded, ${await rss(server)} MiB after the calls`,
  );
agent.destroy();
for (const { server } of contestants) await server.stop();
