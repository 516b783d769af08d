import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError, NetworkError } from '@quartermile/core/client';
import { DESK_QUEUE_MAX } from '@quartermile/core/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import type { QueuedDecision } from '../../shared/desk-state.js';
import { type SiteFiles, siteFiles } from '../storage/site-files.js';
import type { Vault } from '../storage/vault.js';
import { pretendVault, tempFiles, tempFolder } from '../test/temp-files.js';
import { DecisionQueue } from './decision-queue.js';

const decide = (key: string): QueuedDecision => ({
  key,
  car: `Car ${key}`,
  decision: { carId: key, action: 'reject', reason: null },
  at: 1,
});
/** What the site says to a decision: null takes it. */
type Said = Error | null;
const refusal = (status: number, code = 'invalid', detail = ''): ApiError =>
  new ApiError(new Response(null, { status }), { status, code, detail, title: '', type: 'about:blank' });
let files: SiteFiles;
let queue: DecisionQueue;
let sent: [string, string][];
const replay = (...said: Said[]) =>
  queue.replay(async ({ carId }, { idempotencyKey }) => {
    sent.push([carId, idempotencyKey]);
    const answer = said[sent.length - 1] ?? null;
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

  test('takes a decision once', async () => {
    await queue.add(decide('a'));
    expect(keys()).toEqual(['a', 'b', 'c']);
  });

  test('refuses what it has no room for, rather than lose it', async () => {
    for (let nth = keys().length; nth < DESK_QUEUE_MAX; nth++) await queue.add(decide(`${nth}`));
    await expect(queue.add(decide('one more'))).rejects.toThrow('No more decisions can wait.');
    expect(keys()).toHaveLength(DESK_QUEUE_MAX);
  });

  test('is sent in order, each under its own key', async () => {
    expect(await replay(null, null, null)).toBe('done');
    expect(sent).toEqual(['a', 'b', 'c'].map((key) => [key, key]));
    expect(queue.waiting).toEqual([]);
  });

  test.each([new NetworkError('connection'), refusal(401), refusal(429), refusal(500), refusal(503)])(
    'waits on at %s, and sends nothing after it',
    async (said) => {
      expect(await replay(null, said)).toBe('waiting');
      expect(sent).toHaveLength(2);
      expect(keys()).toEqual(['b', 'c']);
    },
  );

  test('tells what was not taken until somebody took note, and goes on', async () => {
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

  test('two replays at once send everything once', async () => {
    await Promise.all([replay(), replay()]);
    expect(sent).toHaveLength(3);
  });
});

describe('what is kept on disk', () => {
  const unsafe = { ...pretendVault, isSafe: false };
  const keysOf = async (kept: SiteFiles) => (await kept.queue.read())?.waiting.map(({ key }) => key);
  let folder: string;
  const open = (vault: Vault) => siteFiles(folder, 'https://quartermile.example', vault);
  const textOnDisk = async () => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const kept = names.filter((name) => name.isFile());
    return (await Promise.all(kept.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join();
  };
  beforeEach(async () => {
    folder = await tempFolder();
  });

  test('is sealed where the system has a safe key store', async () => {
    await open(pretendVault).queue.write({ waiting: [decide('a')], refused: [] });
    expect(await textOnDisk()).not.toContain('Car a');
    expect(await keysOf(open(pretendVault))).toEqual(['a']);
  });

  test('is not lost where there is none, nor when it comes and goes', async () => {
    await open(pretendVault).queue.write({ waiting: [decide('a')], refused: [] });
    await open(unsafe).queue.write({ waiting: [decide('b')], refused: [] });
    expect(await keysOf(open(unsafe))).toEqual(['b']);
    expect(await keysOf(open(pretendVault))).toEqual(['a', 'b']);
    await open(pretendVault).queue.write({ waiting: [decide('b')], refused: [] });
    expect(await textOnDisk()).not.toContain('Car b');
    expect(await keysOf(open(unsafe))).toBeUndefined();
  });
});
