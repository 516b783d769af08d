import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const HOUR_S = 3600;
/** Addresses in one IPv6 /64, in another, and any number of unrelated addresses. */
const HOME = (device: string): string => `2001:db8:1:2:${device}::1`;
const NEIGHBOUR = '2001:db8:1:3::1';
const ANYWHERE = (index: number): string => `192.0.2.${index}`;

interface Sender {
  readonly address: string;
  /** Makes the bodies of the same sender different. */
  readonly index: number;
  readonly cellphone: string;
}

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let entryId: string;
let videoId: string;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
  other = await startSecondNode(server);
  calls = await CarCalls.on(server);
  entryId = (await calls.approve(['Votes by Viewers'])).entries[0]?._id ?? '';
  const video = { title: 'Run', link: 'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view' };
  videoId = (await calls.sendAsAdmin('POST', apiRoutes.videos.add, video)).json<{ id: string }>().id;
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(() => server.dataSource.query('TRUNCATE rate_limit'));

const post = ({ address }: Sender, url: string, payload?: object) => ({
  method: 'POST' as const,
  url,
  headers: { 'x-forwarded-for': address },
  ...(payload && { payload }),
});
const submit = (sender: Sender) =>
  post(sender, apiRoutes.cars.submit, buildSubmission({ cellphone: sender.cellphone }));
const sign = (sender: Sender) =>
  post(sender, apiRoutes.newsletter.signup, { email: `a${sender.index}@example.com` });
const vote = (sender: Sender) => post(sender, apiRoutes.leaderboard.vote, { entryId });
const view = (sender: Sender) => post(sender, apiPath(apiRoutes.videos.view, { id: videoId }));

/** Consumes all but one point of a limit that is already in use. */
const spend = (name: string, points: number): Promise<unknown> =>
  server.dataSource.query('UPDATE rate_limit SET points = $1 WHERE key LIKE $2', [points - 1, `${name}:%`]);

describe('a network', () => {
  test.each([
    ['submits 100 cars an hour', 'submit', 100, HOUR_S, submit],
    ['signs up 20 addresses an hour', 'newsletter', 20, HOUR_S, sign],
    ['votes 30 times a minute', 'vote', 30, 60, vote],
    ['votes 300 times an hour', 'votePerHour', 300, HOUR_S, vote],
    ['opens 300 videos an hour', 'view', 300, HOUR_S, view],
  ])('%s, on all nodes together, a /64 of IPv6 being one', async (_what, name, points, windowS, request) => {
    const sender = (index: number, address: string): Sender => ({
      address,
      index,
      cellphone: `+2783000000${index}`,
    });
    expect((await server.inject(request(sender(1, HOME('a'))))).statusCode).toBeLessThan(300);
    await spend(name, points);
    expect((await other.inject(request(sender(2, HOME('b'))))).statusCode).toBeLessThan(300);
    for (const node of [server, other]) {
      const refused = await node.inject(request(sender(3, HOME('c'))));
      expect(refused.json()).toEqual({
        status: 429,
        title: 'Too Many Requests',
        code: 'too_many_requests',
        detail: 'Too many requests. Please wait a little and try again.',
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(windowS - 50);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(windowS);
    }
    expect((await server.inject(request(sender(4, NEIGHBOUR)))).statusCode).toBeLessThan(300);
  });

  test('is not limited where the administrator calls from it', async () => {
    const sender: Sender = { address: HOME('a'), index: 1, cellphone: '+27830000001' };
    await server.inject(submit(sender));
    await spend('submit', 101);
    expect((await server.inject(submit(sender))).statusCode).toBe(429);
    const headers = { 'x-forwarded-for': sender.address };
    const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.submit, buildSubmission(), headers);
    expect(answer.statusCode).toBe(201);
  });
});

test('a phone number brings 3 cars an hour from anywhere, however it is written', async () => {
  const spellings = ['+27821234567', '27 82 123 4567', '+27 (82) 123-4567', '+27821234567'];
  const answers = [];
  for (const [index, cellphone] of spellings.entries())
    answers.push(
      await [server, other][index % 2]?.inject(submit({ address: ANYWHERE(index), index, cellphone })),
    );
  expect(answers.map((answer) => answer?.statusCode)).toEqual([201, 201, 201, 429]);
  expect(answers[3]?.json().detail).toBe('Too many requests. Please wait a little and try again.');
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(HOUR_S - 100);
  const another: Sender = { address: ANYWHERE(3), index: 5, cellphone: '+27821234568' };
  expect((await other.inject(submit(another))).statusCode).toBe(201);
});
