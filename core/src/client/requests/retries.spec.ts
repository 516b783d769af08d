import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Outcome, scriptTransport } from '../../testing/scripted-transport.js';
import { ApiError, createClient, NetworkError } from '../index.js';

const baseUrl = 'http://api.test';
const credentials = { email: 'thandi@example.org', password: 'secret' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a request to its end with fake timers. */
async function settle<Answer>(call: Promise<Answer>): Promise<Answer | unknown> {
  const settled = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

function script(...outcomes: [Outcome, ...Outcome[]]) {
  const { transport, tries } = scriptTransport(...outcomes);
  const client = createClient({ transport, baseUrl });
  const waits = () => tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0));
  return { client, tries, waits };
}

describe('retries', () => {
  test('a server error is tried again three times, 1 s apart', async () => {
    const { client, waits } = script(500);
    expect(await settle(client.leaderboard.list())).toBeInstanceOf(ApiError);
    expect(waits()).toEqual([1000, 1000, 1000]);
  });

  test('a missing connection is tried again three times, 1 s apart', async () => {
    const { client, waits } = script('no connection');
    expect(await settle(client.leaderboard.list())).toMatchObject({ failure: 'connection' });
    expect(waits()).toEqual([1000, 1000, 1000]);
  });

  test('each try gets 10 s', async () => {
    const { client, waits } = script('no answer');
    const error = await settle(client.leaderboard.list());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ failure: 'timeout' });
    expect(waits()).toEqual([11_000, 11_000, 11_000]);
  });

  test('a body that never ends counts as a time-out', async () => {
    const { client, waits } = script(new Response(new ReadableStream({ start() {} })));
    expect(await settle(client.leaderboard.list())).toMatchObject({ failure: 'timeout' });
    expect(waits()).toEqual([11_000, 11_000, 11_000]);
  });

  test('the first good answer ends the tries', async () => {
    const { client, tries } = script(503, 'no connection', Response.json([]));
    expect(await settle(client.leaderboard.list())).toEqual([]);
    expect(tries).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 408, 409, 413, 415, 422])('%i is final', async (status) => {
    const { client, tries } = script(status);
    expect(await settle(client.leaderboard.vote('e1'))).toMatchObject({ status });
    expect(tries).toHaveLength(1);
  });

  test.each([429, 503])('%i waits as long as a short Retry-After says', async (status) => {
    const busy = Response.json({}, { status, headers: { 'retry-after': '3' } });
    const { client, waits } = script(busy, 200);
    await settle(client.leaderboard.vote('e1'));
    expect(waits()).toEqual([3000]);
  });

  test('a 429 without Retry-After waits 1 s', async () => {
    const { client, waits } = script(429, 200);
    await settle(client.leaderboard.vote('e1'));
    expect(waits()).toEqual([1000]);
  });

  test('a long Retry-After is reported instead of waited for', async () => {
    const { client, tries } = script(Response.json({}, { status: 429, headers: { 'retry-after': '60' } }));
    expect(await settle(client.leaderboard.vote('e1'))).toMatchObject({ status: 429, retryAfterS: 60 });
    expect(tries).toHaveLength(1);
  });

  test.each<Outcome>([500, 429, 'no connection', 'no answer'])(
    'a login is never tried again: %s',
    async (outcome) => {
      const { client, tries } = script(outcome);
      expect(await settle(client.admin.login(credentials))).toBeInstanceOf(Error);
      expect(tries).toHaveLength(1);
    },
  );

  test('a client for a page that somebody waits for tries once', async () => {
    const { transport, tries } = scriptTransport(503);
    const client = createClient({ transport, baseUrl, retry: false });
    expect(await settle(client.leaderboard.list())).toMatchObject({ status: 503 });
    expect(tries).toHaveLength(1);
  });

  test('tries end with the first final outcome or the fourth', async () => {
    const outcome = fc.constantFrom<Outcome>(200, 204, 400, 404, 409, 429, 500, 502, 599, 'no connection');
    const isFinal = (one: Outcome) => typeof one === 'number' && one < 500 && one !== 429;
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { minLength: 4, maxLength: 6 }), async (outcomes) => {
        const { client, tries } = script(...(outcomes as [Outcome, ...Outcome[]]));
        await settle(client.leaderboard.myVotes());
        const final = outcomes.findIndex(isFinal);
        expect(tries).toHaveLength(Math.min(final === -1 ? 4 : final + 1, 4));
      }),
      { numRuns: 60 },
    );
  });

  test('a call that is given up ends at once with its reason', async () => {
    const { client, tries } = script('no answer');
    const controller = new AbortController();
    const call = settle(client.leaderboard.myVotes({ signal: controller.signal }));
    controller.abort(new Error('left the page'));
    expect(await call).toMatchObject({ message: 'left the page' });
    expect(tries).toHaveLength(1);
  });
});
