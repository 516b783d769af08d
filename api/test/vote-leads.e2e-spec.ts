import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AdminEntry, apiRoutes, type SetAsideResult, submissionRoutes } from '@quartermile/core/domain';
import { driverCalls } from './harness/calls/driver-calls.js';
import { DAY_MIN, leadCalls } from './harness/calls/lead-calls.js';
import { DRAG, entryOf, runCalls } from './harness/calls/run-calls.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { recordStatements } from './harness/votes.js';

const { cars, leaderboard } = apiRoutes;
const VOTES = 'Votes by Viewers' as const;
const FACTS = 'World Facts' as const;
const HOUR_MS = 3_600_000;

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let runs: ReturnType<typeof runCalls>;
let driver: ReturnType<typeof driverCalls>;
let leads: ReturnType<typeof leadCalls>;

beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'off' });
  other = await startSecondNode(server);
  calls = await CarCalls.on(server);
  runs = runCalls(calls);
  driver = driverCalls(server, calls);
  leads = leadCalls(server, calls);
});
beforeEach(() =>
  emptyTables(server, 'cars', 'vehicles', 'drivers', 'submissions', 'demo_content', 'vote_leads'),
);
afterAll(async () => {
  await other.close();
  await server.close();
});

async function vote({ _id }: AdminEntry, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) await runs.vote(_id);
}
async function added(name: string, votes: number, more: object = {}) {
  const result = await calls.approve([VOTES], { name, ...more });
  await vote(entryOf(result, VOTES), votes);
  return { car: result.car, entry: entryOf(result, VOTES) };
}
describe('who leads by votes', () => {
  it('is noted once the car is seen first twice, since the first look, and passed on with the votes at the end', async () => {
    const polo = await added('Polo', 2);
    await leads.look();
    expect(await leads.lineage()).toEqual([]);
    await leads.pass(5);
    expect(await leads.lineage()).toEqual([]);
    await leads.look();
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far']);
    await leads.pass(41 * DAY_MIN);
    await vote(polo.entry, 1);
    expect(await leads.lineage()).toEqual(['Polo 2, 41 so far']);
    await leads.look();
    expect(await leads.lineage()).toEqual(['Polo 3, 41 so far']);
    await added('Golf', 5);
    await leads.lookTwice();
    await leads.pass(2 * DAY_MIN);
    expect(await leads.lineage()).toEqual(['Golf 5, 2 so far', 'Polo 3, 41']);
    const [first, second] = (await leads.read('?category=Votes+by+Viewers&drivetrain=all'))[0]?.holds ?? [];
    expect(first?.since).toBe(second?.until);
    expect(first?.holder).toMatchObject({ name: 'Golf', owner: 'Thandi', entryId: expect.any(String) });
  });

  it('is not who was first at one look only, nor at two in short succession', async () => {
    const polo = await added('Polo', 2);
    await leads.lookTwice();
    const golf = await added('Golf', 3);
    await leads.look();
    await leads.look();
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far']);
    await vote(polo.entry, 2);
    await leads.pass(5);
    await leads.look();
    await leads.pass(5);
    await vote(golf.entry, 2);
    await leads.look();
    expect(await leads.lineage()).toEqual(['Polo 4, 0 so far']);
  });

  it('is nobody without votes, and of equals the one that the board shows first', async () => {
    await added('Polo', 0);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual([]);
    const golf = await added('Golf', 2);
    await leads.lookTwice();
    const entries = (await calls.send('GET', leaderboard.list)).json<AdminEntry[]>();
    const polo = entries.find(({ car }) => car.name === 'Polo');
    await vote(polo as AdminEntry, 2);
    const board = (await calls.send('GET', leaderboard.list)).json<AdminEntry[]>();
    expect(board.map(({ car, votes }) => `${car.name} ${votes}`)).toEqual(['Polo 2', 'Golf 2']);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far', 'Golf 2, 0']);
    await vote(golf.entry, 1);
    await leads.lookTwice();
    expect(await leads.lineage()).toHaveLength(3);
  });

  it('is separate for each drivetrain, and follows an edited one', async () => {
    const polo = await added('Polo', 1, { drivetrain: 'FWD' });
    await added('Golf', 2, { drivetrain: 'AWD' });
    await leads.lookTwice();
    expect([
      await leads.lineage(),
      await leads.lineage('FWD'),
      await leads.lineage('AWD'),
      await leads.lineage('RWD'),
    ]).toEqual([['Golf 2, 0 so far'], ['Polo 1, 0 so far'], ['Golf 2, 0 so far'], []]);
    const identity = { carId: polo.car._id, name: 'Polo', owner: 'Thandi', cellphone: '+27821234567' };
    await calls.sendAsAdmin('PUT', cars.update, { ...identity, drivetrain: 'RWD', time: '13.4' });
    await leads.lookTwice();
    expect([await leads.lineage('FWD'), await leads.lineage('RWD')]).toEqual([
      ['Polo 1, 0'],
      ['Polo 1, 0 so far'],
    ]);
  });

  it('is noted once, whichever nodes look how often, and read on all of them', async () => {
    await added('Polo', 2);
    await Promise.all([leads.look(), leads.look(other)]);
    await leads.pass(5);
    await Promise.all([leads.look(other), leads.look(), leads.look(other)]);
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far']);
    const rows = await server.dataSource.query('SELECT FROM vote_leads');
    expect(rows).toHaveLength(2);
    await server.dataSource.query('DELETE FROM vote_leads');
    await server.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(7401080)');
      await leads.look();
    });
    expect(await server.dataSource.query('SELECT FROM vote_leads')).toEqual([]);
  });

  it('is read in pages, as the lists by time', async () => {
    const polo = await added('Polo', 1);
    const golf = await added('Golf', 0);
    for (const entry of [null, golf, polo, golf, polo, golf]) {
      if (entry) await vote(entry.entry, 2);
      await leads.lookTwice();
    }
    const [list] = await leads.read('?category=Votes+by+Viewers&drivetrain=all');
    expect([list?.total, list?.holds.length]).toEqual([6, 5]);
    expect(await leads.lineage('all', '&limit=2&offset=4')).toEqual(['Golf 2, 0', 'Polo 1, 0']);
    const [beyond] = await leads.read('?category=Votes+by+Viewers&drivetrain=all&offset=6');
    expect([beyond?.total, beyond?.holds]).toEqual([6, []]);
  });

  it('has no part in the counting of a vote', async () => {
    const { entry } = await added('Polo', 1);
    await leads.lookTwice();
    const statements = recordStatements();
    try {
      await vote(entry, 2);
      expect(statements.texts().filter((text) => text.includes('vote_leads'))).toEqual([]);
    } finally {
      statements.stop();
    }
    const [row] = await server.dataSource.query(`SELECT prosrc FROM pg_proc WHERE proname = 'cast_votes'`);
    expect(row.prosrc).not.toContain('vote_leads');
  });
});

describe('a leader by votes that leaves', () => {
  it('leads until it is taken off the board', async () => {
    const polo = await added('Polo', 2);
    await added('Golf', 1);
    await leads.lookTwice();
    await leads.pass(9 * DAY_MIN);
    await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: polo.entry._id });
    expect(await leads.lineage()).toEqual(['Polo 2, 9']);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual(['Golf 1, 0 so far', 'Polo 2, 9']);
  });

  it('remains as a removed car without any name, when it is deleted', async () => {
    const polo = await added('Polo', 2, { owner: 'Naledi' });
    await leads.lookTwice();
    await leads.pass(9 * DAY_MIN);
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: polo.car._id });
    expect(await leads.lineage()).toEqual(['removed 2, 9']);
    const rows = await server.dataSource.query('SELECT * FROM vote_leads');
    expect(JSON.stringify([rows, await leads.read()])).not.toMatch(/Polo|Naledi|82 123/);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual(['removed 2, 9']);
  });

  it('leaves nothing when it was demo content', async () => {
    const polo = await added('Polo', 2);
    await leads.lookTwice();
    await server.dataSource.query(`INSERT INTO demo_content (kind, id) VALUES ('car', $1)`, [polo.car._id]);
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: polo.car._id });
    expect(await leads.lineage()).toEqual([]);
  });

  it('has led without a name when its driver deletes their data', async () => {
    const { code, _id } = await driver.submit({ name: 'Polo', owner: 'Naledi' });
    await vote(entryOf(await runs.approve(_id, [VOTES]), VOTES), 1);
    await leads.lookTwice();
    expect(JSON.stringify(await leads.read())).toContain('Naledi');
    await driver.post(submissionRoutes.erase, code);
    expect(await leads.lineage()).toEqual(['Polo 1, 0 so far']);
    expect(JSON.stringify(await leads.read())).not.toContain('Naledi');
  });

  it('has its leads with the car to which its votes go', async () => {
    const polo = await added('Polo', 2);
    const second = await added('VW Polo', 1);
    await leads.lookTwice();
    await runs.move([polo.car._id], second.car._id);
    expect(await leads.lineage()).toEqual(['VW Polo 2, 0 so far']);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual(['VW Polo 3, 0 so far']);
  });

  it('keeps them when it leaves a board by time, or a run of it that is not on the board is moved', async () => {
    const polo = await added('Polo', 2);
    const run = await runs.approve(await calls.submit({ name: 'Polo' }), [DRAG, FACTS], polo.car._id);
    const golf = await added('Golf', 0);
    await leads.lookTwice();
    await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: entryOf(run, FACTS)._id });
    await runs.move([run.car._id], golf.car._id);
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far']);
  });

  it('has them, too, when it had left the board before its last run was moved', async () => {
    const polo = await added('Polo', 2);
    await leads.lookTwice();
    await calls.sendAsAdmin('DELETE', leaderboard.delete, { entryId: polo.entry._id });
    const golf = await added('Golf', 0);
    await runs.move([polo.car._id], golf.car._id);
    expect(await leads.lineage()).toEqual(['Golf 2, 0']);
  });
});

describe('votes that are set aside', () => {
  const setAside = async ({ _id: entryId }: AdminEntry): Promise<SetAsideResult> => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const window = { entryId, from: at(-HOUR_MS), to: at(HOUR_MS), reason: 'A script' };
    const answer = await calls.sendAsAdmin('POST', leaderboard.setAsideVotes, window);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return answer.json();
  };

  it('were no lead, until they count again', async () => {
    await added('Polo', 2);
    await leads.lookTwice();
    const fake = await added('Golf', 5);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual(['Golf 5, 0 so far', 'Polo 2, 0']);
    const { window } = await setAside(fake.entry);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far', 'Polo 2, 0']);
    const body = { windowId: window._id };
    expect((await calls.sendAsAdmin('POST', leaderboard.bringBackVotes, body)).statusCode).toBe(200);
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far', 'Golf 5, 0', 'Polo 2, 0']);
  });

  it('are no lead of a removed car either', async () => {
    const fake = await added('Golf', 5);
    await added('Polo', 2);
    await leads.lookTwice();
    await setAside(fake.entry);
    await leads.lookTwice();
    await calls.sendAsAdmin('DELETE', cars.delete, { carId: fake.car._id });
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far']);
  });

  it('take no lead from a car that leads without them', async () => {
    const polo = await added('Polo', 2);
    await added('Golf', 1);
    await server.dataSource.query(`UPDATE votes SET created_at = created_at - interval '1 day'`);
    await vote(polo.entry, 3);
    await leads.lookTwice();
    await setAside(polo.entry);
    await leads.lookTwice();
    expect(await leads.lineage()).toEqual(['Polo 2, 0 so far']);
  });
});
