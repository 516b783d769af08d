import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type ActivityPage,
  apiRoutes,
  type Pausable,
  type Pauses,
  type Problem,
  type SiteProfile,
  type VoteReceipt,
} from '@quartermile/core/domain';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { cookieOf, sendVote } from './harness/votes.js';

const { sitePauses, site, cars } = apiRoutes;
const HOUR = 60 * 60_000;

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let entryId: string;
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
  entryId = (await calls.approve(['Votes by Viewers'])).entries[0]?._id ?? '';
});
afterEach(async () => {
  jest.useRealTimers();
  for (const subject of ['votes', 'submissions'] as const) await pause(subject, false);
});

const pause = (subject: Pausable, paused: boolean, end?: string) =>
  calls.sendAsAdmin('PUT', sitePauses, { subject, paused, ...(end && { until: end }) });
const refusal = (answer: { statusCode: number; json<Body>(): Body }) => {
  const { code, detail } = answer.json<Problem>();
  return [answer.statusCode, code, detail];
};
const banners = async (node: Pick<TestApp, 'inject'> = server) =>
  (await node.inject({ method: 'GET', url: site })).json<SiteProfile>().paused;

describe('paused votes', () => {
  test('are refused on every node at once, and counted again afterwards', async () => {
    await pause('votes', true);
    for (const node of [server, other])
      expect(refusal(await sendVote(node, { entryId }))).toEqual([
        409,
        'votes_paused',
        'Voting is paused at the moment.',
      ]);
    expect((await pause('votes', false)).json<Pauses>().votes).toBeNull();
    expect((await sendVote(other, { entryId })).json<VoteReceipt>().votes).toBe(1);
  });

  test('leave earlier ones as they are: the same key has the same answer, and a second vote was already cast', async () => {
    const first = await sendVote(server, { entryId, key: `first ${entryId}` });
    await pause('votes', true);
    const again = await sendVote(other, { entryId, key: `first ${entryId}` });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(refusal(await sendVote(other, { entryId, cookie: cookieOf(first) }))[1]).toBe('already_voted');
    expect((await sendVote(server, { entryId, key: 'later' })).statusCode).toBe(409);
    await pause('votes', false);
    expect((await sendVote(server, { entryId, key: 'later' })).json<VoteReceipt>().votes).toBe(2);
  });

  test('do not pause submissions', async () => {
    await pause('votes', true);
    expect((await calls.send('POST', cars.submit, buildSubmission())).statusCode).toBe(201);
  });
});

describe('paused submissions', () => {
  test('are refused on every node with a sentence for the form', async () => {
    await pause('submissions', true);
    for (const node of [server, other]) {
      const answer = await node.inject({ method: 'POST', url: cars.submit, payload: buildSubmission() });
      expect(refusal(answer)).toEqual([
        409,
        'submissions_paused',
        'Submissions are paused for now. What you have typed into the form stays on this device.',
      ]);
    }
  });

  test('leave earlier ones as they are: the same key has the same answer', async () => {
    const headers = { 'idempotency-key': `car for ${entryId}` };
    const payload = buildSubmission({ name: 'Once' });
    const first = await calls.send('POST', cars.submit, payload, headers);
    await pause('submissions', true);
    const again = await calls.send('POST', cars.submit, payload, headers);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  test('under a key are usable again by the same key', async () => {
    const headers = { 'idempotency-key': `paused ${entryId}` };
    await pause('submissions', true);
    expect((await calls.send('POST', cars.submit, buildSubmission(), headers)).statusCode).toBe(409);
    await pause('submissions', false);
    expect((await calls.send('POST', cars.submit, buildSubmission(), headers)).statusCode).toBe(201);
  });

  test('do not stop the administrator, nor votes', async () => {
    await pause('submissions', true);
    const own = { name: 'Own', time: '13.1', drivetrain: 'FWD' };
    expect((await calls.sendAsAdmin('POST', cars.submit, own)).statusCode).toBe(201);
    expect((await sendVote(server, { entryId })).statusCode).toBe(200);
  });
});

describe('the site', () => {
  test('says in words what is paused: in the next read here, and within a second on another node', async () => {
    expect([await banners(), await banners(other as never)]).toEqual([undefined, undefined]);
    const end = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR);
    await pause('votes', true, end.toISOString());
    const { votes = '' } = (await banners()) ?? {};
    expect(votes).toMatch(
      /^Voting is paused until \d+ \w+ (at )?\d\d:00\. All votes cast so far are stored\.$/,
    );
    await until(async () => (await banners(other as never))?.votes === votes);
    await pause('submissions', true);
    expect(Object.keys((await banners()) ?? {})).toEqual(['votes', 'submissions']);
    await pause('votes', false);
    expect(Object.keys((await banners()) ?? {})).toEqual(['submissions']);
  });

  test('stops saying so when the end has come, without a call', async () => {
    const end = Math.ceil(Date.now() / 60_000) * 60_000 + 60_000;
    await pause('votes', true, new Date(end - 5000).toISOString());
    const { votes } = (await calls.sendAsAdmin('GET', sitePauses)).json<Pauses>();
    expect(votes?.until).toBe(new Date(end).toISOString());
    expect(await banners()).toBeDefined();
    jest.useFakeTimers({
      now: end,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'performance', 'queueMicrotask'],
    });
    expect(await banners()).toBeUndefined();
  });

  test('does not store what is paused as a part of its profile', async () => {
    await pause('votes', true);
    await calls.sendAsAdmin('PUT', site, { siteName: 'Quartermile' });
    await pause('votes', false);
    expect(await banners()).toBeUndefined();
  });
});

test('a vote counts when the end of the pause has come', async () => {
  await pause('votes', true, new Date(Date.now() + HOUR).toISOString());
  expect((await sendVote(server, { entryId })).statusCode).toBe(409);
  await server.dataSource.query("UPDATE pauses SET until = now() - interval '1 second'");
  expect((await sendVote(server, { entryId })).statusCode).toBe(200);
});

test('an end that is over is refused', async () => {
  const answer = await pause('votes', true, '2026-11-01T10:00:00Z');
  expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
    400,
    [{ path: 'until', message: 'The end must be in the future.' }],
  ]);
});

test('a pause that was changed meanwhile is neither replaced nor ended unseen', async () => {
  const end = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();
  const send = (body: object) => calls.sendAsAdmin('PUT', sitePauses, { subject: 'votes', ...body });
  await pause('votes', true, end(1));
  const late = await send({ paused: true, until: end(2), _seen: { pause: null } });
  expect([...refusal(late).slice(0, 2), late.json().current]).toEqual([
    409,
    'changed_meanwhile',
    { pause: { until: end(1) } },
  ]);
  expect(refusal(await send({ paused: false, _seen: { pause: { until: end(3) } } }))[0]).toBe(409);
  expect((await send({ paused: true, until: end(1), _seen: { pause: null } })).statusCode).toBe(200);
  expect((await send({ paused: false, _seen: { pause: { until: end(1) } } })).statusCode).toBe(200);
});

test('pauses are recorded with the administrator, and calls that change nothing are not', async () => {
  await server.dataSource.query('DELETE FROM activity');
  await pause('votes', false);
  await pause('votes', true);
  await pause('votes', true);
  await pause('votes', false);
  const { items } = (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).json<ActivityPage>();
  const subject = { type: 'pause', id: 'votes', label: 'Voting' };
  const actor = server.config.adminEmail;
  expect(items).toMatchObject([
    { actor, action: 'resume', subject, after: null },
    { actor, action: 'pause', subject, before: null, after: { until: null } },
  ]);
});
