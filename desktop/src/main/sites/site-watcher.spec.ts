import { apiRoutes } from '@quartermile/core/domain';
import { expect, test, vi } from 'vitest';
import { watchSite } from './site-watcher.js';

const frame = (type: string, data: object = {}): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

test('reports submissions of visitors only, and reloads lists on every event', async () => {
  const submission = { carId: 'golf', name: 'Golf', createdAt: '2026-11-20T08:00:00.000Z' };
  const text = [
    frame('submission', { ...submission, from: 'visitor' }),
    frame('submission', { ...submission, carId: 'polo', from: 'admin' }),
    frame('changed'),
    frame('session-ended'),
  ].join('');
  const onArrival = vi.fn();
  const onChanged = vi.fn();
  const onSessionEnded = vi.fn();
  const leave = watchSite({
    origin: 'https://quartermile.example',
    fetch: async (url) =>
      new URL(url).pathname === apiRoutes.admin.stream
        ? new Response(text, { headers: { 'content-type': 'text/event-stream' } })
        : Response.json([]),
    readToken: () => 'token',
    onArrival,
    onCount: () => undefined,
    onChanged,
    onConnection: () => undefined,
    onSessionEnded,
  });
  await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalledOnce());
  expect(onArrival.mock.calls.map(([{ carId }]) => carId)).toEqual(['golf']);
  expect(onChanged).toHaveBeenCalledTimes(3);
  leave();
});
