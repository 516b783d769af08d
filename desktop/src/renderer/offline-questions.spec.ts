import { rulesCalls } from '@quartermile/core/client';
import type { AdminCar } from '@quartermile/core/domain';
import { buildAdminCar, buildLogin, endpoints, FakeApi, Refusal } from '@quartermile/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROBE_MAX_MS } from '../main/offline/reachability.js';
import { connectHost } from './test/connect-host.js';

const site = 'https://quartermile.example';
const credentials = { email: 'admin@quartermile.example', password: 'start-tree-amber' };
const golf = buildAdminCar({ _id: 'golf', name: 'Golf', version: 'seen' });
const m2 = buildAdminCar({ _id: 'm2', name: 'BMW M2', version: 'seen' });
const question = { carId: 'golf', reason: 'Where and when was this run? Tarlton?' };
const { requestInformation, review } = endpoints.cars;
type Connected = Awaited<ReturnType<typeof connectHost>>;

const informationRequest = { reason: question.reason, at: '2026-11-22T08:00:00.000Z' };
const asked = (reason: string): AdminCar => ({
  ...golf,
  submission: {
    ...{ informationRequest: { ...informationRequest, reason }, revisedAt: null, changes: [] },
    ...{ mayResend: false, previousCarId: null, hasEmail: false, notified: null, link: site },
  },
});
let api: FakeApi;
let isAway: boolean;
/** Whether responses to questions are lost. */
let losesResponses: boolean;
/** Idempotency keys of the questions that reached the site. */
let keys: (string | null)[];
/** Those that it processed. */
let taken: Set<string | null>;
let app: Connected;

const start = (folder?: string) =>
  connectHost({
    site,
    isAway: () => isAway,
    async answer(url, init) {
      const request = new Request(url, init);
      const isQuestion = url.endsWith(requestInformation.route);
      const key = request.headers.get('idempotency-key');
      const response = isQuestion && taken.has(key) ? new Response('{}') : await api.transport(request);
      if (isQuestion && response.ok) taken.add(key);
      if (isQuestion) keys.push(key);
      if (isQuestion && losesResponses) throw new TypeError('net::ERR_CONNECTION_RESET');
      return response;
    },
    ...(folder !== undefined && { folder }),
  });
const queued = () => app.store.read().waiting.map(({ car, decision }) => ({ car, decision }));
const listed = async () => (await app.host.client.cars.pending()).map(({ _id }) => _id);
const isBack = async () => {
  isAway = false;
  app.app.connection?.wake();
  // A request that was under way when the site was unreachable is repeated after a pause.
  await expect.poll(() => app.store.read().waiting, { timeout: 15_000 }).toEqual([]);
};
/** Loads the list and disconnects the site. */
const goOffline = async () => {
  await app.host.client.cars.pending();
  isAway = true;
  await app.host.client.cars.pending();
};

beforeEach(async () => {
  api = new FakeApi();
  api.respond(endpoints.admin.login, buildLogin());
  api.respond(endpoints.cars.pending, [golf, m2]);
  api.respond(requestInformation, ({ body: { reason } }) => asked(reason));
  api.respond(review, () => {
    api.respond(endpoints.cars.pending, [golf]);
    return { car: { ...m2, status: 'rejected' as const }, entries: [] };
  });
  isAway = false;
  losesResponses = false;
  keys = [];
  taken = new Set();
  app = await start();
  await app.host.signIn(credentials);
});
afterEach(() => {
  vi.useRealTimers();
  app.app.connection?.close();
});

test('a question asked online is sent at once and returns its car', async () => {
  const car = await app.host.requestInformation?.(question);
  expect(car?.submission?.informationRequest?.reason).toBe(question.reason);
  expect(queued()).toEqual([]);
});

test('a question asked offline is queued with its text, and its car leaves the list until it is withdrawn', async () => {
  await goOffline();
  await expect(app.host.requestInformation?.(question)).resolves.toBeNull();
  expect(queued()).toEqual([{ car: 'Golf', decision: { ...question, action: 'ask' } }]);
  expect(app.host.isQueued?.('golf')).toBe(true);
  expect(await listed()).toEqual(['m2']);
  await app.app.connection?.withdraw(app.store.read().waiting[0]?.key ?? '');
  expect(await listed()).toEqual(['golf', 'm2']);
  await isBack();
  expect(api.calls(requestInformation)).toHaveLength(0);
});

test('the questions to choose from are the last ones that were loaded', async () => {
  const texts = { reasons: ['Too blurred.'], questions: ['Which lane?'] };
  api.respond(endpoints.rules.reviewTexts, texts);
  const { reviewTexts } = rulesCalls(app.host.client.call);
  await reviewTexts();
  await goOffline();
  expect(await reviewTexts()).toEqual(texts);
});

test('a queued question survives a restart and is sent once, in order with reviews', async () => {
  await goOffline();
  await app.host.requestInformation?.(question);
  await app.host.client.cars.review({ carId: 'm2', action: 'reject', reason: null });
  await app.app.saved();
  app.app.connection?.close();
  app = await start(app.folder);
  expect(queued().map(({ decision }) => decision.action)).toEqual(['ask', 'reject']);
  await expect.poll(() => app.store.read().awaySince).not.toBeNull();
  await isBack();
  expect(api.calls(requestInformation)).toHaveLength(1);
  expect(api.bodies(requestInformation)).toMatchObject([question]);
  expect(api.bodies(review)).toMatchObject([{ carId: 'm2', action: 'reject' }]);
  await expect.poll(listed).toEqual(['golf']);
});

test('a question whose response was lost is sent again with the same key', async () => {
  losesResponses = true;
  const options = { idempotencyKey: 'one' };
  await expect(app.host.requestInformation?.(question, options)).resolves.toBeNull();
  expect(queued()).toHaveLength(1);
  losesResponses = false;
  await isBack();
  expect(new Set(keys)).toEqual(new Set(['one']));
  expect(api.calls(requestInformation)).toHaveLength(1);
  expect(app.store.read().refused).toEqual([]);
});

test('a queue that a reachable site could not take is sent again after a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  api.fail(requestInformation, 'a page');
  await expect(app.host.requestInformation?.(question, { keepalive: true })).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => keys.length).toBeGreaterThan(1);
  expect(app.store.read()).toMatchObject({ awaySince: null, waiting: [{ car: 'golf' }] });
  api.recover();
  keys = [];
  await vi.advanceTimersByTimeAsync(PROBE_MAX_MS);
  await expect.poll(() => app.store.read().waiting).toEqual([]);
  expect(keys).toHaveLength(1);
});

test('a decision made while a reachable site does not take the queue is sent after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  api.fail(requestInformation, 'a page');
  await app.host.requestInformation?.(question, { keepalive: true });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => keys.length).toBeGreaterThan(1);
  const rejection = { carId: 'm2', action: 'reject', reason: null } as const;
  await expect(app.host.client.cars.review(rejection)).resolves.toBeNull();
  expect(app.store.read().awaySince).toBeNull();
  expect(queued().map(({ decision }) => decision.action)).toEqual(['ask', 'reject']);
  expect(api.calls(review)).toHaveLength(0);
  api.recover();
  await vi.advanceTimersByTimeAsync(PROBE_MAX_MS);
  await expect.poll(queued).toEqual([]);
  expect(api.calls(review)).toHaveLength(1);
});

test('a closing window queues its delayed question, whatever the response', async () => {
  await expect(app.host.requestInformation?.(question, { keepalive: true })).resolves.toBeNull();
  await expect.poll(() => api.calls(requestInformation).length).toBe(1);
  await expect.poll(queued).toEqual([]);
});

test('a question about a car that somebody else decided about is reported with its text', async () => {
  await goOffline();
  await app.host.requestInformation?.(question);
  api.respond(endpoints.cars.pending, []);
  api.respond(endpoints.cars.approved, [
    { ...golf, status: 'approved', requestedCategories: ['World Facts'] },
  ]);
  api.respond(requestInformation, new Refusal('already_reviewed'));
  await isBack();
  await expect.poll(() => app.store.read().refused[0]?.outcome?.status).toBe('approved');
  expect(app.store.read().refused).toMatchObject([
    { car: 'Golf', code: 'already_reviewed', decision: { action: 'ask', reason: question.reason } },
  ]);
});

test('decisions made hours ago about cars that their drivers have changed are reported, and decide nothing', async () => {
  const [first, second] = await app.host.client.cars.pending();
  await goOffline();
  await app.host.requestInformation?.({ ...question, version: first?.version });
  const rejection = { carId: 'm2', action: 'reject', reason: null, version: second?.version } as const;
  await app.host.client.cars.review(rejection);
  await app.app.saved();
  app.app.connection?.close();
  app = await start(app.folder);
  const changed = { time: '8.2', version: 'new' };
  api.respond(
    endpoints.cars.pending,
    [golf, m2].map((car) => ({ ...car, ...changed })),
  );
  for (const [endpoint, car] of [
    [requestInformation, golf],
    [review, m2],
  ] as const)
    api.fail(endpoint, new Refusal('changed_meanwhile', { current: { ...car, ...changed } }));
  await isBack();
  await expect
    .poll(() => app.store.read().refused.map(({ car, code, outcome }) => [car, code, outcome]))
    .toEqual([
      ['Golf', 'changed_meanwhile', null],
      ['BMW M2', 'changed_meanwhile', null],
    ]);
  expect(api.bodies(requestInformation)).toMatchObject([{ version: 'seen' }]);
  expect(api.bodies(review)).toMatchObject([{ version: 'seen' }]);
  await expect.poll(listed).toEqual(['golf', 'm2']);
});
