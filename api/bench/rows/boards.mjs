import { limitTarget, ratioTarget } from '../report/print-rows.mjs';
import { race } from '../report/race.mjs';
import { spread } from '../report/statistics.mjs';
import { memoryOf } from '../server.mjs';

const SMALL = 1000;
const LARGE = 100_000;
/** Fewer than elsewhere: without a read model, a page of the large board takes seconds. */
const CONNECTIONS_MAX = 8;
const LEAST = 0.5;
const MEMORY_MAX_MIB = 600;

/** A running number in each URL, which the server ignores, makes it one that no cache contains. */
const ROWS = [
  { title: 'first page of a board', path: '/api/leaderboard/list?category=Our+Drag+Races&limit=40&n={n}' },
  {
    title: 'a filtered page',
    path: '/api/leaderboard/list?category=World+Facts&drivetrain=AWD&limit=40&offset=40&n={n}',
  },
  { title: 'first page of a board, rendered', path: '/leaderboard?category=Our+Drag+Races&n={n}' },
  { title: 'a filtered page, rendered', path: '/leaderboard?category=World+Facts&drivetrain=AWD&n={n}' },
];

/** Pages of a board of 100,000 entries against the same pages of one of 1,000. */
export async function measureBoards({ databases, load, options, report }) {
  const all = await databases();
  const start = async (entries) => {
    const database = await all.create(entries);
    return { ...(await all.startServer(database)), name: `${entries.toLocaleString('en')} entries` };
  };
  const [small, large] = [await start(SMALL), await start(LARGE)];
  let firstNumber = 0;
  const read = (server, path, ms) => {
    firstNumber += 1_000_000;
    const connections = Math.min(CONNECTIONS_MAX, options.connections);
    const expected = { status: 200, body: null, leastBytes: 1000 };
    return load.run({
      kind: 'read',
      origin: server.address,
      path,
      headers: {},
      connections,
      ms,
      expected,
      firstNumber,
    });
  };
  try {
    for (const { title, path } of ROWS) {
      for (const server of [small, large]) await read(server, path, options.warmUpMs);
      const contestants = [
        { ...small, run: () => read(small, path, options.ms) },
        { ...large, base: small.name, run: () => read(large, path, options.ms) },
      ];
      const result = await race(contestants, options);
      await report({ title, ...result, targets: [ratioTarget(result, large.name, LEAST)] });
    }
    const { pss } = await memoryOf(large.pid);
    const memory = { name: `node process, ${large.name}`, unit: 'MiB', spread: spread([pss / 1024 ** 2]) };
    await report({
      title: 'memory after these',
      values: [memory],
      targets: [limitTarget(memory, MEMORY_MAX_MIB)],
    });
  } finally {
    await small.stop();
    await large.stop();
  }
}
