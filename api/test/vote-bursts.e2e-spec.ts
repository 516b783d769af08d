import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ActivityItem, type ActivityPage, apiRoutes, type VoteHistory } from '@quartermile/core/domain';
import { VoteBurstsService } from '../src/features/votes/vote-review/vote-bursts.service.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { addEntries } from './harness/votes.js';

const QUARTER = 15 * 60_000;
/** A quarter of an hour of yesterday, and an instant in its middle. */
const quarter = Math.floor(Date.now() / QUARTER) * QUARTER - 96 * QUARTER;
const middle = new Date(quarter + QUARTER / 2);

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
beforeAll(async () => {
  server = await startTestApp();
  other = await startSecondNode(server);
  calls = await CarCalls.on(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables(
    server,
    'cars',
    'submissions',
    'entries',
    'votes',
    'activity',
    'vote_quarters',
    'vote_bursts',
    'set_aside_windows',
  );
});

const watch = (now = middle, node: Pick<NestFastifyApplication, 'get'> = server.app) =>
  node.get(VoteBurstsService, { strict: false }).watch(now);
/** Adds votes, cast in the quarter that is `quarters` after the first one. */
async function addVotes(entryId: string, count: number, quarters = 0): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO votes (entry_id, voter, created_at) SELECT $1, gen_random_uuid(), $3 FROM generate_series(1, $2)`,
    [entryId, count, new Date(quarter + quarters * QUARTER + 1000)],
  );
}
async function alerts(): Promise<ActivityItem[]> {
  const page = (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).json<ActivityPage>();
  return page.items.filter(({ action }) => action === 'vote-burst');
}

test('a burst is recorded once with entry, time, number and what is usual, whichever nodes look how often', async () => {
  const [attacked = '', usual = ''] = await addEntries(server.dataSource, 2);
  await addVotes(usual, 10);
  await addVotes(attacked, 84);
  for (let before = 1; before <= 40; before++) {
    await addVotes(attacked, 3, -before);
    await addVotes(usual, 10, -before);
  }
  await Promise.all([watch(), watch(middle, other)]);
  await watch(new Date(middle.getTime() + 5 * 60_000));
  expect(await alerts()).toMatchObject([
    {
      actor: 'server',
      subject: { type: 'entry', id: attacked, label: expect.stringContaining('Car') },
      after: {
        votes: 84,
        usual: 3,
        category: 'Votes by Viewers',
        from: new Date(quarter).toISOString(),
        to: new Date(quarter + QUARTER).toISOString(),
      },
    },
  ]);
  const events = await server.dataSource.query(`SELECT data FROM admin_events WHERE type = 'vote-burst'`);
  expect(events).toEqual([{ data: { carId: expect.any(String) } }]);
});

test('a burst that goes on is one, and does not become usual; one after a pause is another', async () => {
  const [attacked = '', usual = ''] = await addEntries(server.dataSource, 2);
  for (let before = 1; before <= 40; before++) await addVotes(usual, 10, -before);
  for (const quarters of [0, 1, 2, 3, 12]) {
    await addVotes(attacked, 50, quarters);
    await watch(new Date(middle.getTime() + quarters * QUARTER));
  }
  const from = (await alerts()).map(({ after }) => (after as { from: string }).from);
  expect(from).toEqual([12, 0].map((quarters) => new Date(quarter + quarters * QUARTER).toISOString()));
  const url = `${apiRoutes.leaderboard.voteHistory}?entryId=${attacked}`;
  const history = (await calls.sendAsAdmin('GET', url)).json<VoteHistory>();
  expect(history.quarters.filter(({ isBurst }) => isBurst)).toHaveLength(5);
  expect(history.days.some(({ isBurst }) => isBurst)).toBe(true);
});

test('a crowd that votes for all entries is no burst', async () => {
  const ids = await addEntries(server.dataSource, 4);
  for (const id of ids) {
    for (let before = 1; before <= 40; before++) await addVotes(id, 2, -before);
    await addVotes(id, 200);
  }
  await watch();
  expect(await alerts()).toEqual([]);
});

test('votes that were committed after the last look are seen by the next one', async () => {
  const [attacked = ''] = await addEntries(server.dataSource, 2);
  await addVotes(attacked, 20);
  await watch();
  expect(await alerts()).toHaveLength(0);
  await addVotes(attacked, 20);
  await watch(new Date(middle.getTime() + QUARTER));
  expect(await alerts()).toMatchObject([{ after: { votes: 40 } }]);
});

test('the job looks every five minutes, and survives the deletion of an entry with a burst', async () => {
  const [attacked = ''] = await addEntries(server.dataSource, 1);
  await addVotes(attacked, 50);
  await watch();
  await server.dataSource.query('DELETE FROM entries');
  await server.app.get(JobsService, { strict: false }).runNow('vote-bursts');
  expect(await alerts()).toHaveLength(1);
});
