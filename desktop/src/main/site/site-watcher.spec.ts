import { apiRoutes } from '@quartermile/core/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SiteWatcher } from './site-watcher.js';

const frame = (type: string, data: object = {}): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

const submission = (carId: string, from = 'visitor'): string =>
  frame('submission', { carId, name: carId, createdAt: '2026-11-20T08:00:00.000Z', from });

const review = (carId: string): string => frame('review', { carId, decision: 'reject' });

/** Follows a site whose event stream and lists the test writes. */
function watch() {
  const [streamed, lists] = [
    new TransformStream<Uint8Array, Uint8Array>(),
    [] as ((ids: string[]) => void)[],
  ];
  const writer = streamed.writable.getWriter();
  let answerStream = (): void => undefined;
  const opened = new Promise<Response>((resolve) => {
    answerStream = () =>
      resolve(new Response(streamed.readable, { headers: { 'content-type': 'text/event-stream' } }));
  });
  const write = (...frames: string[]) => writer.write(new TextEncoder().encode(frames.join('')));
  const spies = { onArrival: vi.fn(), onChanged: vi.fn(), onSessionEnded: vi.fn(), onPending: vi.fn() };
  const watcher = new SiteWatcher({
    origin: 'https://quartermile.example',
    fetch: (url) =>
      new URL(url).pathname === apiRoutes.admin.stream
        ? opened
        : new Promise((resolve) => {
            lists.push((ids) => resolve(Response.json(ids.map((_id) => ({ _id })))));
          }),
    readToken: () => 'token',
    onConnection: () => undefined,
    ...spies,
  });
  watcher.start();
  onTestFinished(() => watcher.close());
  return {
    ...spies,
    write,
    /** Opens the stream with what the server writes first. */
    openStream(): Promise<void> {
      answerStream();
      return write('retry: 1000\n\nid: start\n\n');
    },
    /** Answers the nth request for the list of pending submissions. */
    async answerList(nth: number, ids: string[]): Promise<void> {
      await vi.waitFor(() => expect(lists.length).toBeGreaterThan(nth));
      lists[nth]?.(ids);
    },
    listed: () => lists.length,
    announced: () => spies.onArrival.mock.calls.map(([{ carId }]) => carId),
    count: () => watcher.pending,
  };
}

test('reports submissions of visitors only, and reloads lists on every event', async () => {
  const site = watch();
  await site.openStream();
  await site.write(submission('golf'), submission('polo', 'admin'), frame('changed'), frame('session-ended'));
  await vi.waitFor(() => expect(site.onSessionEnded).toHaveBeenCalledOnce());
  expect(site.announced()).toEqual(['golf']);
  // Once for the opening.
  expect(site.onChanged).toHaveBeenCalledTimes(4);
});

test('counts a submission between the first list and the opening of the stream', async () => {
  const site = watch();
  await site.answerList(0, ['golf']);
  await vi.waitFor(() => expect(site.count()).toBe(1));
  await site.openStream();
  await site.answerList(1, ['golf', 'polo']);
  await vi.waitFor(() => expect(site.count()).toBe(2));
});

test('reads the list again when an event came while it was read', async () => {
  const site = watch();
  await site.answerList(0, []);
  await site.openStream();
  await vi.waitFor(() => expect(site.listed()).toBe(2));
  await site.write(submission('golf'));
  await vi.waitFor(() => expect(site.announced()).toEqual(['golf']));
  await site.answerList(1, []);
  await site.answerList(2, ['golf']);
  await vi.waitFor(() => expect(site.count()).toBe(1));
});

test('announces and counts a rejected submission that its driver sends again', async () => {
  const site = watch();
  await site.answerList(0, []);
  await site.openStream();
  await site.answerList(1, []);
  await new Promise(setImmediate);
  await site.write(submission('golf'), review('golf'), submission('golf'));
  await vi.waitFor(() => expect(site.announced()).toEqual(['golf', 'golf']));
  expect(site.count()).toBe(1);
  expect(site.listed()).toBe(2);
});
