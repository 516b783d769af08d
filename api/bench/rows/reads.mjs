import { startBareSender } from '../bare/start-bare.mjs';
import { readResponse } from '../load/read-response.mjs';
import { ratioTarget } from '../report/print-rows.mjs';
import { race } from '../report/race.mjs';
import { measureMemory } from './memory.mjs';
import { checkRows, readRows } from './vote-rows.mjs';

const ENTRIES = 1000;
const VOTES_PER_SECOND = 100;
/** As many votes in the warm-up as in half a minute of the rows: V8 optimizes code only after many calls. */
const WARM_UP_VOTES_PER_SECOND = 2000;
const PRODUCT = 'Quartermile';
const VOTED = `${PRODUCT}, ${VOTES_PER_SECOND} votes/s`;
const LIST = '/api/leaderboard/list';
const br = { 'accept-encoding': 'br' };
const page = { accept: 'text/html', ...br };

const ROWS = [
  { title: 'whole list, br', path: LIST, headers: br, least: 0.9, isVoted: true },
  { title: 'whole list, plain', path: LIST, headers: {}, least: 0.9 },
  { title: 'whole list, 304', path: LIST, headers: br, least: 0.9, isConditional: true },
  { title: '/leaderboard, 304', path: '/leaderboard', headers: page, least: 0.9, isConditional: true },
  { title: '/, br', path: '/', headers: page, least: 0.8, isVoted: true },
  { title: '/leaderboard, br', path: '/leaderboard', headers: page, least: 0.8, isVoted: true },
  { title: '/events, br', path: '/events', headers: page, least: 0.8, isVoted: true },
];
const LEAST_WHILE_VOTING = 0.8;

/** Lists and pages, unchanged and while votes arrive, against a bare server that sends the same bytes and headers. */
export async function measureReads({ databases, load, options, report }) {
  const database = await (await databases()).create(ENTRIES);
  const server = await (await databases()).startServer(database);
  try {
    for (const row of ROWS) await report(await measureRow(row, { server, database, load, options }));
    await report(await measureMemory('memory after reads', server));
  } finally {
    await server.stop();
  }
}

async function measureRow({ title, path, headers, least, isConditional, isVoted }, context) {
  const { server, database, load, options } = context;
  const sample = await readSample(server.address, path, headers, isConditional);
  if (sample === null) return { title, note: 'no ETag, so there is no 304', targets: [missing(least)] };
  const bare = await startBareSender(sample.response);
  const job = {
    kind: 'read',
    path,
    headers: sample.headers,
    connections: options.connections,
    ms: options.ms,
  };
  const readFrom = (origin, expected, more) => load.run({ ...job, origin, expected, ...more });
  const readQuiet = async () => {
    const { expected } = await readSample(server.address, path, headers, isConditional);
    return readFrom(server.address, expected);
  };
  const readVoted = () => readWhileVoting(sample, { path, server, database, readFrom });
  const contestants = [
    { name: 'bare', pid: bare.pid, run: () => readFrom(bare.address, exactly(sample.response)) },
    { name: PRODUCT, pid: server.pid, base: 'bare', run: readQuiet },
    ...(isVoted ? [{ name: VOTED, pid: server.pid, base: PRODUCT, run: readVoted }] : []),
  ];
  const warmUp = (origin, votes) =>
    load.run({ ...job, origin, votes, ms: options.warmUpMs, expected: { status: sample.response.status } });
  try {
    for (const { address } of [bare, server]) await warmUp(address);
    if (isVoted) {
      const entryIds = (await readRows(database)).map(({ id }) => id);
      await warmUp(server.address, { entryIds, perSecond: WARM_UP_VOTES_PER_SECOND });
    }
    const result = await race(contestants, options);
    const targets = [ratioTarget(result, PRODUCT, least)];
    if (isVoted) targets.push(ratioTarget(result, VOTED, LEAST_WHILE_VOTING));
    const size = sample.isExact ? '' : ', body varies';
    return {
      title: `${title} (${(sample.response.length / 1000).toFixed(1)} kB${size})`,
      ...result,
      targets,
    };
  } finally {
    bare.stop();
  }
}

const missing = (least) => ({ text: `${PRODUCT} at least ${least.toFixed(2)} of bare`, isMet: false });
const exactly = ({ status, body }) => ({ status, body });

/** Votes arrive while the URL is requested; they are compared with the rows afterwards. */
async function readWhileVoting({ response, isExact, headers }, { path, server, database, readFrom }) {
  const before = await readRows(database);
  const entryIds = before.map(({ id }) => id);
  const expected = {
    status: response.status,
    body: null,
    encoding: headers['accept-encoding'],
    // A page or list grows with its counts, and hardly shrinks.
    leastBytes: response.length * 0.9,
  };
  const result = await readFrom(server.address, expected, {
    votes: { entryIds, perSecond: VOTES_PER_SECOND },
    isList: path === LIST && isExact,
  });
  const problem = checkRows(before, await readRows(database), { total: result.votes });
  return { ...result, problems: [...result.problems, ...problem] };
}

/** The response to be expected; whether it is the same each time; null when a 304 is impossible. */
async function readSample(origin, path, headers, isConditional) {
  // The first one fills the cache; a page may differ from request to request by its nonce.
  await readResponse(origin, path, headers);
  const [first, second] = [
    await readResponse(origin, path, headers),
    await readResponse(origin, path, headers),
  ];
  const etag = /^etag: (.+)$/im.exec(first.head)?.[1];
  if (isConditional && !etag) return null;
  const all = isConditional ? { ...headers, 'if-none-match': etag } : headers;
  const response = isConditional ? await readResponse(origin, path, all) : first;
  const isExact = first.body.equals(second.body);
  const expected = isExact
    ? exactly(response)
    : {
        status: response.status,
        body: null,
        leastBytes: response.length * 0.9,
        encoding: headers['accept-encoding'],
      };
  return { response, headers: all, isExact, expected };
}
