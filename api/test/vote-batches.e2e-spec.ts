import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Problem, VoteReceipt } from '@quartermile/core/domain';
import { GroupCommit } from '../src/features/votes/group-commit.js';
import { CountsRevision } from '../src/platform/cache/counts-revision.js';
import { untilWaiting } from './harness/backends.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import {
  addEntries,
  cookieOf,
  countsOf,
  nobody,
  recordStatements,
  sendVote,
  upTo,
  type VoteAnswer,
} from './harness/votes.js';

const INTEGER_MAX = 2_147_483_647;

let server: TestApp;
let other: NestFastifyApplication;
beforeAll(async () => {
  server = await startTestApp();
  other = await startSecondNode(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const entry = async (): Promise<string> => (await addEntries(server.dataSource, 1))[0] ?? '';
const results = (answers: readonly VoteAnswer[]): (number | string)[] =>
  answers.map((answer) =>
    answer.statusCode === 200 ? answer.json<VoteReceipt>().votes : answer.json<Problem>().code,
  );

/** Calls `send` while an entry is locked, so that the votes that it sends wait for each other. */
async function whileLocked<Sent>(entryId: string, send: () => Promise<Sent>): Promise<Sent> {
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM entries WHERE id = $1 FOR UPDATE', [entryId]);
  try {
    return await send();
  } finally {
    await runner.commitTransaction();
    await runner.release();
  }
}

/** Sends votes that are all written by one statement: the first one of `entryIds` is written alone before. */
async function sendTogether(entryIds: readonly string[], cookies: readonly string[] = []) {
  const added = jest.spyOn(GroupCommit.prototype, 'add');
  const answers = await whileLocked(entryIds[0] ?? '', async () => {
    const sent = entryIds.map((entryId, index) =>
      sendVote(server, { entryId, cookie: cookies[index] ?? '' }),
    );
    await until(async () => added.mock.calls.length === entryIds.length);
    return () => Promise.all(sent);
  });
  added.mockRestore();
  return answers();
}

test('a lone vote makes one statement', async () => {
  const entryId = await entry();
  const statements = recordStatements();
  expect((await sendVote(server, { entryId, key: 'lone' })).statusCode).toBe(200);
  expect(statements.texts()).toEqual([expect.stringContaining('FROM cast_votes(')]);
  statements.stop();
});

test('fifty votes at once make two statements, and get the receipts 1 to 50 in their order', async () => {
  const entryId = await entry();
  const changed = jest.spyOn(server.app.get(CountsRevision, { strict: false }), 'changed');
  const statements = recordStatements();
  const answers = await sendTogether(upTo(50).map(() => entryId));
  const cast = statements.texts().filter((text) => text.includes('cast_votes'));
  statements.stop();
  expect(results(answers)).toEqual(upTo(50));
  expect(cast).toHaveLength(2);
  expect(changed.mock.calls).toEqual([[[entryId]], [[entryId]]]);
  changed.mockRestore();
  expect(await countsOf(server.dataSource, [entryId])).toEqual([[50, 50]]);
});

test('a statement that counts no vote reports no change', async () => {
  const entryId = await entry();
  const cookie = cookieOf(await sendVote(server, { entryId }));
  const changed = jest.spyOn(server.app.get(CountsRevision, { strict: false }), 'changed');
  expect((await sendVote(server, { entryId, cookie })).statusCode).toBe(409);
  expect(changed.mock.calls).toEqual([]);
  changed.mockRestore();
});

describe('in one batch', () => {
  test('unknown entries and repeated votes fail alone', async () => {
    const [one = '', two = ''] = await addEntries(server.dataSource, 2);
    const cookie = cookieOf(await sendVote(server, { entryId: two }));
    const answers = await sendTogether([one, two, nobody(), two, one, two], ['', '', '', cookie]);
    expect(results(answers)).toEqual([1, 2, 'not_found', 'already_voted', 2, 3]);
    expect(await countsOf(server.dataSource, [one, two])).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  test('a vote that the database refuses fails alone', async () => {
    const [one = '', full = '', two = ''] = await addEntries(server.dataSource, 3);
    await server.dataSource.query('UPDATE entries SET votes = $2 WHERE id = $1', [full, INTEGER_MAX]);
    const answers = await sendTogether([one, two, one, full, two, one]);
    expect(results(answers)).toEqual([1, 1, 2, 'invalid_input', 2, 3]);
    expect(await countsOf(server.dataSource, [one, two, full])).toEqual([
      [3, 3],
      [2, 2],
      [INTEGER_MAX, 0],
    ]);
  });

  test('an entry that is deleted meanwhile fails alone', async () => {
    const [one = '', gone = ''] = await addEntries(server.dataSource, 2);
    const deleter = server.dataSource.createQueryRunner();
    await deleter.startTransaction();
    await deleter.query('DELETE FROM entries WHERE id = $1', [gone]);
    const sent = sendTogether([one, gone, one, gone, one]);
    await untilWaiting(server.dataSource, '%cast_votes%');
    await deleter.commitTransaction();
    await deleter.release();
    expect(results(await sent)).toEqual([1, 'not_found', 2, 'not_found', 3]);
  });

  test('a browser votes once for an entry, and also for another', async () => {
    const [one = '', two = ''] = await addEntries(server.dataSource, 2);
    const cookie = cookieOf(await sendVote(server, { entryId: await entry() }));
    const answers = await sendTogether([one, one, one, two, one], ['', cookie, cookie, cookie, cookie]);
    expect(results(answers)).toEqual([1, 2, 'already_voted', 1, 'already_voted']);
  });
});

describe('two nodes', () => {
  test('count votes on the same entries in different orders exactly', async () => {
    const entries = await addEntries(server.dataSource, 8);
    const orders = [entries, entries.toReversed()];
    const votes = upTo(400).map((nth) => {
      const entryId = orders[nth % 2]?.[Math.floor(nth / 2) % 8] ?? '';
      return sendVote(nth % 2 ? server : other, { entryId });
    });
    const receipts = (await Promise.all(votes)).map((answer) => answer.json<VoteReceipt>());
    for (const id of entries) {
      const counts = receipts.filter(({ entryId }) => entryId === id).map((receipt) => receipt.votes);
      expect(counts.toSorted((a, b) => a - b)).toEqual(upTo(50));
    }
    expect(await countsOf(server.dataSource, entries)).toEqual(entries.map(() => [50, 50]));
  });

  test('lock entries in the order of their ids, so that they never wait for each other', async () => {
    const [first = '', ...others] = await addEntries(server.dataSource, 3);
    // The row moves behind the others, so that the order of the table is another one.
    await server.dataSource.query('UPDATE entries SET votes = 0 WHERE id = $1', [first]);
    const waiting = await whileLocked(first, async () => {
      const sent = server.dataSource.query(
        `SELECT outcome FROM cast_votes($1, ARRAY[uuidv7(), uuidv7(), uuidv7()], ARRAY[NULL]::uuid[],
           ARRAY[NULL]::uuid[], ARRAY[NULL], '{}', '{}', '{}', 0, 0)`,
        [[...others, first]],
      );
      await untilWaiting(server.dataSource, '%cast_votes%');
      const free = await server.dataSource.query(
        'SELECT id FROM entries WHERE id = ANY ($1) ORDER BY id FOR UPDATE SKIP LOCKED',
        [others],
      );
      expect(free).toEqual(others.map((id) => ({ id })));
      return { sent };
    });
    expect(await waiting.sent).toEqual(upTo(3).map(() => ({ outcome: 'counted' })));
  });

  test('count a browser that votes on both at once a single time', async () => {
    const entryId = await entry();
    const cookie = cookieOf(await sendVote(server, { entryId: await entry() }));
    const answers = await Promise.all(
      upTo(40).map((nth) => sendVote(nth % 2 ? server : other, { entryId, cookie })),
    );
    expect(results(answers).toSorted()).toEqual([1, ...upTo(39).map(() => 'already_voted')]);
    expect(await countsOf(server.dataSource, [entryId])).toEqual([[1, 1]]);
  });
});
