import { LAST_DECISIONS_MS } from '@quartermile/core/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { announceEnd, ENDING_REPLY_MS, type EndingListener, watchEnding } from './ending-session.js';

let stop: () => void = () => {};
const watch = (listener: EndingListener): void => {
  stop = watchEnding(listener);
};
/** Delivers messages between tabs while the time is controlled by the test. */
async function deliverMessages(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
}

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a tab that has nothing to send is waited for only a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard = Promise.withResolvers<void>();
  const listener = vi.fn<EndingListener>(() => heard.resolve());
  watch(listener);
  const announced = announceEnd();
  await heard.promise;
  await vi.advanceTimersByTimeAsync(ENDING_REPLY_MS);
  await announced;
  expect(listener).toHaveBeenCalledOnce();
});

test('a tab that sends something is waited for until it is sent, also when that fails', async () => {
  for (const end of [Promise.resolve, Promise.reject]) {
    let isSent = false;
    watch((waitUntil) =>
      waitUntil(
        new Promise((done) => setTimeout(done, 2 * ENDING_REPLY_MS)).then(() => {
          isSent = true;
          return end.call(Promise, new Error('refused'));
        }),
      ),
    );
    await announceEnd();
    expect(isSent).toBe(true);
    stop();
  }
});

test('a tab that never finishes is not waited for longer than the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const received = Promise.withResolvers<void>();
  watch((waitUntil) => {
    waitUntil(new Promise(() => {}));
    received.resolve();
  });
  const onEnd = vi.fn<() => void>();
  const announced = announceEnd().then(onEnd);
  await received.promise;
  await deliverMessages();
  await vi.advanceTimersByTimeAsync(LAST_DECISIONS_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await announced;
});

test('a tab that stopped listening receives nothing', async () => {
  const listener = vi.fn<EndingListener>();
  watch(listener);
  stop();
  await announceEnd();
  expect(listener).not.toHaveBeenCalled();
});
