import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AdminEvent } from '../../domain/index.js';
import { type Answer, sendJson, startTestServer, type TestServer } from '../../testing/http-server.js';
import { ApiError, browserTransport, createClient } from '../index.js';
import { ADMIN_STREAM_RETRY_MAX_MS } from './follow-admin-stream.js';
import { ADMIN_STREAM_TIMEOUT_MS } from './open-admin-stream.js';

const review = (carId: string): AdminEvent => ({ type: 'review', data: { carId, decision: 'approve' } });
const frame = (id: string, { type, data }: AdminEvent): string =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
const OPENING = 'retry: 1\n\nid: start\n\n';
const RESET: AdminEvent = { type: 'reset', data: {} };
const OVER = 'event: session-ended\ndata: {}\n\n';

function openStream(response: ServerResponse, text = ''): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(OPENING + text);
}

describe('the stream of events', () => {
  let server: TestServer;
  afterEach(() => server.close());

  async function follow(answer: Answer, stop?: (events: AdminEvent[], controller: AbortController) => void) {
    server = await startTestServer(answer);
    const client = createClient({
      transport: browserTransport(),
      baseUrl: server.baseUrl,
      readToken: () => 'the token',
    });
    const controller = new AbortController();
    const events: AdminEvent[] = [];
    const connections: boolean[] = [];
    const end = client.admin.stream({
      signal: controller.signal,
      onConnection: (isOpen) => connections.push(isOpen),
      onEvent(event) {
        events.push(event);
        stop?.(events, controller);
      },
    });
    await end;
    return { events, connections };
  }

  test('gives events as they come and ends with the session', async () => {
    const { events, connections } = await follow((response) => {
      openStream(response, ': beat\n\n');
      response.write(frame('1', review('a')));
      response.end(OVER);
    });
    expect(events).toEqual([RESET, review('a'), { type: 'session-ended', data: {} }]);
    expect(connections).toEqual([true, false]);
    expect(server.received[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer the token',
    });
    expect(server.received[0]?.headers['last-event-id']).toBeUndefined();
  });

  test('comes back after a break with the last id it heard', async () => {
    const { events, connections } = await follow((response, nth) => {
      openStream(response, nth === 1 ? frame('2', review('b')) : '');
      if (nth === 0) response.end();
      if (nth === 1) response.write(frame('3', review('c')).slice(0, 20), () => response.destroy());
      if (nth === 2) response.end(frame('3', review('c')) + OVER);
    });
    expect(server.received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'start', '2']);
    // Only the first connection starts without an id to resume from.
    expect(events.slice(0, 3)).toEqual([RESET, review('b'), review('c')]);
    expect(connections).toEqual([true, false, true, false, true, false]);
  });

  test('comes back when the server is away or busy, or something else answers', async () => {
    const { events } = await follow((response, nth) => {
      if (nth === 1) response.destroy();
      if (nth === 2) sendJson(response, 503, { code: 'unavailable', detail: 'Away.' });
      if (nth === 3)
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in to this network</p>');
      // The first connection sets a short retry interval for the later ones.
      if (nth === 0 || nth === 4) openStream(response);
      if (nth === 0) response.end();
      if (nth === 4) response.end(OVER);
    });
    expect(events).toEqual([RESET, { type: 'session-ended', data: {} }]);
    expect(server.received.length).toBe(5);
  });

  test('ends with the refusal when the token is no good', async () => {
    const problem = { code: 'unauthorized', detail: 'Your session has ended.' };
    const following = follow((response) => sendJson(response, 401, problem));
    await expect(following).rejects.toBeInstanceOf(ApiError);
    await expect(following).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(server.received.length).toBe(1);
  });

  test('ends and closes its connection when it is given up', async () => {
    let closed: Promise<unknown> | undefined;
    const { connections } = await follow(
      (response) => {
        closed = once(response, 'close');
        openStream(response, frame('1', review('a')));
      },
      (events, controller) => {
        if (events.length === 2) controller.abort();
      },
    );
    await closed;
    expect(connections).toEqual([true, false]);
    expect(server.received.length).toBe(1);
  });

  test('ends when it is given up between two tries', async () => {
    server = await startTestServer((response) => response.destroy());
    const client = createClient({ transport: browserTransport(), baseUrl: server.baseUrl });
    const controller = new AbortController();
    const following = client.admin.stream({ signal: controller.signal, onEvent: () => undefined });
    while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    await following;
    expect(server.received.length).toBe(1);
  });

  test('passes on the error of who listens', async () => {
    const following = follow(
      (response) => openStream(response, frame('1', review('a'))),
      () => {
        throw new Error('the listener broke');
      },
    );
    await expect(following).rejects.toThrow('the listener broke');
  });

  test('skips unknown events of a newer server', async () => {
    const { events } = await follow((response) => {
      openStream(
        response,
        'event: rain\ndata: {}\n\nevent: review\ndata: {"carId":1}\n\nevent: review\ndata: {\n\n',
      );
      response.end(OVER);
    });
    expect(events.map(({ type }) => type)).toEqual(['reset', 'session-ended']);
  });
});

test('a stream that falls silent is given up and opened again', async () => {
  vi.useFakeTimers();
  const opened: Request[] = [];
  const transport = async (request: Request) => {
    opened.push(request);
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(OPENING)) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const controller = new AbortController();
  const client = createClient({ transport, baseUrl: 'http://api.test' });
  const following = client.admin.stream({ signal: controller.signal, onEvent: () => undefined });
  await vi.advanceTimersByTimeAsync(ADMIN_STREAM_TIMEOUT_MS - 1);
  expect(opened.length).toBe(1);
  await vi.advanceTimersByTimeAsync(ADMIN_STREAM_RETRY_MAX_MS);
  expect(opened.length).toBe(2);
  expect(opened[0]?.signal.aborted).toBe(true);
  controller.abort();
  await following;
  vi.useRealTimers();
});
