import { DESK_QUEUE_MAX } from '@quartermile/core/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiCall } from '../../shared/api-call.js';
import type { QueuedDecision } from '../../shared/desk-state.js';
import type { SiteFiles } from '../storage/site-files.js';
import { tempFiles } from '../test/temp-files.js';
import { DecisionQueue } from './decision-queue.js';

const decide = (key: string): QueuedDecision => ({
  key,
  car: `Car ${key}`,
  decision: { carId: key, action: 'reject', reason: null },
  at: 1,
});
const answer = (status: number, body: object = {}): ApiAnswer => ({
  status,
  headers: [],
  body: JSON.stringify(body),
});
let files: SiteFiles;
let queue: DecisionQueue;
let sent: ApiCall[];
const replay = (...answers: (ApiAnswer | null)[]) =>
  queue.replay(async (call) => {
    sent.push(call);
    return answers[sent.length - 1] ?? null;
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
    expect(await replay(answer(200), answer(200), answer(200))).toBe('done');
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['a', 'b', 'c']);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/cars/review' });
    expect(queue.waiting).toEqual([]);
  });

  test.each([null, answer(401), answer(429), answer(500), answer(503)])(
    'waits on at %j, and sends nothing after it',
    async (refusal) => {
      expect(await replay(answer(200), refusal)).toBe('waiting');
      expect(sent).toHaveLength(2);
      expect(keys()).toEqual(['b', 'c']);
    },
  );

  test('tells what was not taken until somebody took note, and goes on', async () => {
    const conflict = answer(409, { code: 'already_reviewed', detail: 'This car has already been reviewed.' });
    await replay(conflict, answer(200), answer(404, { detail: 'Gone.' }));
    expect(queue.waiting).toEqual([]);
    expect(queue.refused.map(({ car, reason }) => [car, reason])).toEqual([
      ['Car a', 'This car has already been reviewed.'],
      ['Car c', 'Gone.'],
    ]);
    await queue.dismiss('a');
    expect(queue.refused.map(({ key }) => key)).toEqual(['c']);
  });

  test('two replays at once send everything once', async () => {
    const all = [answer(200), answer(200), answer(200)];
    await Promise.all([replay(...all), replay(...all)]);
    expect(sent).toHaveLength(3);
  });
});
