import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, sendJson, startTestServer, type TestServer } from '../../testing/http-server.js';
import { type ApiError, createClient, type Transport } from '../index.js';

const transport: Transport = (request) => fetch(request);
const car = {
  carId: 'c1',
  owner: 'Thabo',
  cellphone: '+27821234567',
  time: '9.8',
  drivetrain: 'AWD',
} as const;
const entry = { carId: 'c1', category: 'World Facts' } as const;

let server: TestServer;
let answer: Answer;
beforeEach(async () => {
  answer = (response) => sendJson(response, 200, []);
  server = await startTestServer((...parts) => answer(...parts));
});
afterEach(() => server.close());

const clientOf = (readToken?: () => string | null) =>
  createClient({ transport, baseUrl: server.baseUrl, ...(readToken && { readToken }) });

describe('a call', () => {
  test('sends JSON and reads JSON', async () => {
    answer = (response) => sendJson(response, 200, { entryId: 'e1', votes: 4 });
    expect(await clientOf().leaderboard.vote('e1')).toEqual({ entryId: 'e1', votes: 4 });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/leaderboard/vote',
      body: '{"entryId":"e1"}',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
  });

  test('counts a view without a body, under the JSON content type', async () => {
    await clientOf().videos.view('v1');
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/videos/view/v1',
      body: '',
      headers: { 'content-type': 'application/json' },
    });
  });

  test('reads an answer without content', async () => {
    answer = (response) => response.writeHead(204).end();
    expect(await clientOf(() => 'T').admin.logout()).toBeUndefined();
  });

  test('names the thing to delete in the body', async () => {
    await clientOf(() => 'T').cars.delete('c1');
    expect(server.received[0]).toMatchObject({ method: 'DELETE', body: '{"carId":"c1"}' });
  });

  test('asks for a page of a list in the query, and leaves out what is not asked', async () => {
    await clientOf(() => 'T').admin.activity({ limit: 20, cursor: 'a b&c' });
    await clientOf(() => 'T').admin.activity();
    const [first, second] = server.received.map(({ path }) => path);
    expect(first).toBe('/api/admin/activity?limit=20&cursor=a+b%26c');
    expect(second).toBe('/api/admin/activity');
  });

  test('an answer that is no JSON is no answer', async () => {
    answer = (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi login</h1>');
    await expect(clientOf().leaderboard.myVotes()).rejects.toMatchObject({ failure: 'unreadable' });
    expect(server.received).toHaveLength(1);
  });

  test('an answer that breaks off is asked for again', async () => {
    answer = (response, nth) => {
      if (nth > 0) return sendJson(response, 200, ['e1']);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' });
      response.write('["e', () => response.destroy());
    };
    expect(await clientOf().leaderboard.myVotes()).toEqual(['e1']);
    expect(server.received).toHaveLength(2);
  });
});

describe('a refusal', () => {
  const refusal = (call: Promise<unknown>) => call.catch((error: ApiError) => error);

  test('carries status, code, sentence and field problems', async () => {
    const problem = {
      status: 400,
      title: 'Bad Request',
      code: 'invalid_input',
      detail: 'Please enter a valid phone number',
      errors: [{ path: 'cellphone', message: 'Please enter a valid phone number' }],
    };
    answer = (response) => sendJson(response, 400, problem);
    const { status, code, detail, errors } = problem;
    expect(await refusal(clientOf().cars.update(car))).toMatchObject({ status, code, detail, errors });
  });

  test('is named by its status line', async () => {
    answer = (response) => sendJson(response, 404, {});
    expect(await refusal(clientOf().leaderboard.vote('e1'))).toMatchObject({
      message: 'HTTP 404: Not Found',
    });
  });

  test('a page of some proxy becomes a plain sentence', async () => {
    answer = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>');
    const error = await refusal(clientOf().leaderboard.vote('e1'));
    expect(error).toMatchObject({ code: 'http_404', errors: [] });
    expect((error as ApiError).detail).not.toContain('nginx');
  });

  test('an expired session shows as 401', async () => {
    answer = (response) => sendJson(response, 401, { code: 'unauthorized', detail: 'Please log in again.' });
    expect(await refusal(clientOf(() => 'old').cars.pending())).toMatchObject({ status: 401 });
  });
});

describe('idempotency keys', () => {
  const keys = () => server.received.map(({ headers }) => headers['idempotency-key']);

  test('a POST keeps its key over its tries', async () => {
    answer = (response, nth) => sendJson(response, nth === 0 ? 500 : 200, {});
    await clientOf().leaderboard.vote('e1');
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('two POSTs have two keys', async () => {
    const client = clientOf();
    await client.newsletter.signup('thabo@example.org');
    await client.newsletter.signup('thabo@example.org');
    expect(new Set(keys()).size).toBe(2);
  });

  test('a caller that tries again by itself brings its own key', async () => {
    await clientOf().leaderboard.add(entry, { idempotencyKey: 'mine' });
    expect(keys()).toEqual(['mine']);
  });

  test('reads, edits and deletions need none', async () => {
    const client = clientOf();
    await client.leaderboard.list();
    await client.cars.update(car);
    await client.leaderboard.delete('e1');
    expect(keys()).toEqual([undefined, undefined, undefined]);
  });
});

describe('the token', () => {
  const tokens = () => server.received.map(({ headers }) => headers.authorization);

  test("goes with the administrator's calls", async () => {
    const client = clientOf(() => 'T');
    await client.cars.pending();
    await client.leaderboard.adminList();
    await client.admin.session();
    expect(tokens()).toEqual(['Bearer T', 'Bearer T', 'Bearer T']);
  });

  test('stays out of everybody else’s calls', async () => {
    const client = clientOf(() => 'T');
    await client.leaderboard.list();
    await client.leaderboard.vote('e1');
    await client.admin.login({ email: 'thabo@example.org', password: 'x' });
    expect(tokens()).toEqual([undefined, undefined, undefined]);
  });

  test('nobody logged in means no token', async () => {
    await clientOf(() => null).cars.pending();
    expect(tokens()).toEqual([undefined]);
  });
});

describe('a failed call of the administrator', () => {
  const logged = async (call: (client: ReturnType<typeof clientOf>) => Promise<unknown>) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await call(clientOf(() => 'T')).catch(() => {});
    const lines = log.mock.calls.map((words) => words.join(' '));
    log.mockRestore();
    return lines;
  };

  test('is logged once with method, path and status, without its body and query', async () => {
    answer = (response) => sendJson(response, 409, { code: 'conflict', detail: 'Thabo was changed.' });
    expect(await logged(({ cars }) => cars.update(car))).toEqual(['PUT /api/cars/update failed: 409']);
    const page = { limit: 20, cursor: 'thabo@example.org' };
    expect(await logged(({ admin }) => admin.activity(page))).toEqual([
      'GET /api/admin/activity failed: 409',
    ]);
  });

  test('is logged with the reason if there was no answer', async () => {
    answer = (response) => response.writeHead(200).end('<h1>Wi-Fi login</h1>');
    expect(await logged(({ cars }) => cars.pending())).toEqual([
      'GET /api/cars/pending failed: No answer from the API: unreadable',
    ]);
  });

  test('is not logged if it was aborted, nor is a call of a visitor', async () => {
    answer = (response) => sendJson(response, 404, {});
    expect(await logged(({ leaderboard }) => leaderboard.vote('e1'))).toEqual([]);
    expect(await logged(({ cars }) => cars.pending({ signal: AbortSignal.abort() }))).toEqual([]);
  });
});
