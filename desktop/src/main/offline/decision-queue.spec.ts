import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, NetworkError } from '@quartermile/core/client';
import { beforeEach, describe, expect, test } from 'vitest';
import type { QueuedDecision } from '../../shared/app-state.js';
import { type SiteFiles, siteFiles } from '../site/site-files.js';
import type { SecureStorage } from '../storage/secure-storage.js';
import { fakeSecureStorage, tempFiles, tempFolder } from '../test/temp-files.js';
import { DecisionQueue, QUEUE_MAX, type StoredQueue } from './decision-queue.js';

const decide = (key: string): QueuedDecision => ({
  key,
  car: `Car ${key}`,
  decision: { carId: key, action: 'reject', reason: null },
  at: 1,
});
/** Result of sending a decision: null for success. */
type SendResult = Error | null;
const refusal = (status: number, code = 'invalid', detail = ''): ApiError =>
  new ApiError(new Response(null, { status }), { status, code, detail, title: '', type: 'about:blank' });
let files: SiteFiles;
let queue: DecisionQueue;
let sent: [string, string][];
const replay = (...results: SendResult[]) =>
  queue.replay(async ({ carId }, { idempotencyKey }) => {
    sent.push([carId, idempotencyKey]);
    const answer = results[sent.length - 1] ?? null;
    if (answer) throw answer;
  });
const keys = () => queue.waiting.map(({ key }) => key);

beforeEach(async () => {
  files = await tempFiles();
  queue = new DecisionQueue(files.queue, () => {});
  sent = [];
  for (const key of ['a', 'b', 'c']) await queue.add(decide(key));
});

describe('the queue', () => {
  test('survives a restart', async () => {
    const again = new DecisionQueue(files.queue, () => {});
    await again.load();
    expect(again.waiting).toEqual(queue.waiting);
  });

  test('adds a decision once', async () => {
    await queue.add(decide('a'));
    expect(keys()).toEqual(['a', 'b', 'c']);
  });

  test('rejects a decision when full instead of dropping it', async () => {
    for (let nth = keys().length; nth < QUEUE_MAX; nth++) await queue.add(decide(`${nth}`));
    await expect(queue.add(decide('one more'))).rejects.toThrow('No more decisions can wait.');
    expect(keys()).toHaveLength(QUEUE_MAX);
  });

  test('is sent in order, each with its own idempotency key', async () => {
    expect(await replay(null, null, null)).toBe('done');
    expect(sent).toEqual(['a', 'b', 'c'].map((key) => [key, key]));
    expect(queue.waiting).toEqual([]);
  });

  test.each([new NetworkError('connection'), refusal(401), refusal(429), refusal(500), refusal(503)])(
    'waits on at %s, and sends nothing after it',
    async (result) => {
      expect(await replay(null, result)).toBe('waiting');
      expect(sent).toHaveLength(2);
      expect(keys()).toEqual(['b', 'c']);
    },
  );

  test('keeps a refused decision until it is dismissed, and goes on', async () => {
    const conflict = refusal(409, 'already_reviewed', 'This car has already been reviewed.');
    await replay(conflict, null, refusal(404, 'not_found', 'Gone.'));
    expect(queue.waiting).toEqual([]);
    expect(queue.refused.map(({ car, reason }) => [car, reason])).toEqual([
      ['Car a', 'This car has already been reviewed.'],
      ['Car c', 'Gone.'],
    ]);
    await queue.dismiss('a');
    expect(queue.refused.map(({ key }) => key)).toEqual(['c']);
  });

  test('looks up no outcome of a decision about a changed car, which is still pending', async () => {
    await replay(refusal(409, 'changed_meanwhile', 'This car was changed after you saw it.'));
    const looked: string[] = [];
    await queue.explain(async ({ key }) => {
      looked.push(key);
      return null;
    });
    expect([queue.refused[0]?.code, looked]).toEqual(['changed_meanwhile', []]);
  });

  test('a decision can be withdrawn while it waits', async () => {
    await queue.withdraw('b');
    expect(keys()).toEqual(['a', 'c']);
    expect(await replay()).toBe('done');
    expect(sent.map(([key]) => key)).toEqual(['a', 'c']);
  });

  test('a decision in flight cannot be withdrawn', async () => {
    const answers: (() => void)[] = [];
    const replaying = queue.replay(() => new Promise((resolve) => answers.push(() => resolve(null))));
    await expect(queue.withdraw('a')).rejects.toThrow('being sent');
    await queue.withdraw('c');
    expect(keys()).toEqual(['a', 'b']);
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    expect(await replaying).toBe('done');
    expect(keys()).toEqual([]);
  });

  test('looks up the outcome of a conflicting decision once and stores it', async () => {
    const looked: string[] = [];
    const outcome = { status: 'rejected', by: 'Ana', at: null, reason: 'blurred', categories: [] } as const;
    await replay(refusal(409, 'already_reviewed'), refusal(404, 'not_found'), refusal(422, 'invalid'));
    const find = async ({ key }: { key: string }) => {
      looked.push(key);
      return key === 'a' ? { ...outcome, categories: [] } : Promise.reject(new NetworkError('connection'));
    };
    await queue.explain(find);
    expect(queue.refused.map((one) => one.outcome?.by)).toEqual(['Ana', undefined, undefined]);
    const again = new DecisionQueue(files.queue, () => {});
    await again.load();
    expect(again.refused[0]?.outcome).toEqual(outcome);
    await again.explain(find);
    expect(looked).toEqual(['a', 'b', 'b']);
  });

  test('queues a decision in memory when it cannot be encrypted, without an error', async () => {
    const broken = { ...fakeSecureStorage, seal: () => Promise.reject(new Error('no key')) };
    const folder = await tempFolder();
    const open = () => siteFiles(folder, 'https://quartermile.example', broken).queue;
    await expect(new DecisionQueue(open(), () => {}).add(decide('a'))).resolves.toBeUndefined();
    expect((await open().read())?.waiting.map(({ key }) => key)).toEqual(['a']);
  });

  test('reads the format of an earlier version', async () => {
    const { at, car, decision } = decide('old');
    const folder = await tempFolder();
    const { queue: file } = siteFiles(folder, 'https://quartermile.example', fakeSecureStorage);
    await file.write({
      waiting: [],
      refused: [{ key: 'old', at, car, decision, reason: 'Gone.' }],
    } as unknown as StoredQueue);
    const old = new DecisionQueue(file, () => {});
    await old.load();
    expect(old.refused).toMatchObject([{ reason: 'Gone.', code: '', outcome: null }]);
  });

  test('two concurrent replays send everything once', async () => {
    await Promise.all([replay(), replay()]);
    expect(sent).toHaveLength(3);
  });
});

describe('the queue on disk', () => {
  const unsafe = { ...fakeSecureStorage, isSafe: false };
  const keysOf = async (stored: SiteFiles) => (await stored.queue.read())?.waiting.map(({ key }) => key);
  let folder: string;
  const open = (secureStorage: SecureStorage) =>
    siteFiles(folder, 'https://quartermile.example', secureStorage);
  const textOnDisk = async () => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const onDisk = names.filter((name) => name.isFile());
    return (
      await Promise.all(onDisk.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
    ).join();
  };
  beforeEach(async () => {
    folder = await tempFolder();
  });

  test('is encrypted where the system has a safe key store', async () => {
    await open(fakeSecureStorage).queue.write({ waiting: [decide('a')], refused: [] });
    expect(await textOnDisk()).not.toContain('Car a');
    expect(await keysOf(open(fakeSecureStorage))).toEqual(['a']);
  });

  test('is not lost without one, nor when it is only sometimes available', async () => {
    await open(fakeSecureStorage).queue.write({ waiting: [decide('a')], refused: [] });
    await open(unsafe).queue.write({ waiting: [decide('b')], refused: [] });
    expect(await keysOf(open(unsafe))).toEqual(['b']);
    expect(await keysOf(open(fakeSecureStorage))).toEqual(['a', 'b']);
    await open(fakeSecureStorage).queue.write({ waiting: [decide('b')], refused: [] });
    expect(await textOnDisk()).not.toContain('Car b');
    expect(await keysOf(open(unsafe))).toBeUndefined();
  });
});
