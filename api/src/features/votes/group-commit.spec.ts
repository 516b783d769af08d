import { describe, expect, test } from '@jest/globals';
import { AppError } from '../../platform/errors/app-error.js';
import { type Networks, networksOf } from '../../platform/networks/network-address.js';
import type { ShareBounds } from '../../platform/networks/network-shares.js';
import { GroupCommit, UNDECIDED } from './group-commit.js';

type Kind = 'lost' | 'conflict' | 'refused';
class Failure extends Error {
  constructor(readonly kind: Kind) {
    super(kind);
  }
}
type Answer = (batch: readonly string[]) => (string | typeof UNDECIDED)[];

/** Batches as they were written; each is answered on request. */
function start({ batchMax = 100, places = { all: 100, perNetwork: 100 } as ShareBounds } = {}) {
  const batches: (readonly string[])[] = [];
  const pending: ((answer: Answer) => void)[] = [];
  const group = new GroupCommit<string, string>({
    write(batch) {
      batches.push(batch);
      return new Promise((resolve, reject) => {
        pending.push((answer) => {
          try {
            resolve(answer(batch));
          } catch (error) {
            reject(error);
          }
        });
      });
    },
    classify: (error) => (error as Failure).kind,
    batchMax,
    places,
  });
  /** Answers the batch being written, and lets the next one begin. */
  const commit = async (answer: Answer = (batch) => batch.map((item) => `${item}!`)): Promise<void> => {
    pending.shift()?.(answer);
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** Adds an item; its failure is handled later. */
  const add = (item: string, networks?: Networks): Promise<string> => {
    const result = group.add(item, networks);
    result.catch(() => undefined);
    return result;
  };
  return { add, batches, commit };
}

const failWith = (kind: Kind, item?: string): Answer => {
  return (batch) => {
    if (item === undefined || batch.includes(item)) throw new Failure(kind);
    return batch.map((one) => `${one}!`);
  };
};
const outcomes = async (results: Promise<string>[]): Promise<string[]> =>
  (await Promise.allSettled(results)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as Error).message,
  );

describe('a group commit', () => {
  test('writes an item that arrives alone at once', async () => {
    const { add, batches, commit } = start();
    const one = add('a');
    expect(batches).toEqual([['a']]);
    await commit();
    expect(await one).toBe('a!');
    void add('b');
    expect(batches).toEqual([['a'], ['b']]);
  });

  test('writes what arrives meanwhile together, in its order, and answers each after its own commit', async () => {
    const { add, batches, commit } = start();
    const answered: string[] = [];
    for (const item of ['a', 'b', 'c']) void add(item).then((result) => answered.push(result));
    expect(batches).toEqual([['a']]);
    await commit();
    expect([batches, answered]).toEqual([[['a'], ['b', 'c']], ['a!']]);
    await commit();
    expect(answered).toEqual(['a!', 'b!', 'c!']);
  });

  test('limits the size of a batch', async () => {
    const { add, batches, commit } = start({ batchMax: 2 });
    for (const item of ['a', 'b', 'c', 'd']) void add(item);
    await commit();
    await commit();
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  test('refuses what exceeds the queue, with a time to retry, and accepts again later', async () => {
    const { add, commit } = start({ places: { all: 3, perNetwork: 3 } });
    const accepted = ['a', 'b', 'c'].map((item) => add(item));
    const refused = await add('d').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'unavailable', status: 503, retryAfterS: 1 });
    await commit();
    const later = add('e');
    await commit();
    await commit();
    expect(await outcomes([...accepted, later])).toEqual(['a!', 'b!', 'c!', 'e!']);
  });

  test('keeps places for networks that have none', async () => {
    const { add, commit } = start({ places: { all: 6, perNetwork: 2, kept: 2 } });
    const from = (device: number) => networksOf(`2001:db8:0:${device.toString(16)}00::1`);
    const flood = Array.from({ length: 8 }, (_, nth) => add(`${nth}`, from(nth)));
    const other = add('other', networksOf('192.0.2.1'));
    await commit();
    await commit();
    expect(await outcomes(flood)).toEqual(['0!', '1!', '2!', '3!', ...Array(4).fill(expect.any(String))]);
    expect(await other).toBe('other!');
  });

  test('fails only the item that cannot be written', async () => {
    const { add, batches, commit } = start();
    const results = ['first', 'a', 'b', 'bad', 'c'].map((item) => add(item));
    for (let written = 0; written < 6; written++) await commit(failWith('refused', 'bad'));
    expect(await outcomes(results)).toEqual(['first!', 'a!', 'b!', 'refused', 'c!']);
    expect(batches.slice(1)).toEqual([['a', 'b', 'bad', 'c'], ['a', 'b'], ['bad', 'c'], ['bad'], ['c']]);
  });

  test('repeats a single item after a conflict, three times at most', async () => {
    const { add, batches, commit } = start();
    const results = [add('a'), add('b')];
    await commit(failWith('conflict'));
    await commit();
    for (let attempt = 0; attempt < 3; attempt++) await commit(failWith('conflict'));
    expect(await outcomes(results)).toEqual(['a!', 'conflict']);
    expect(batches).toEqual([['a'], ['a'], ['b'], ['b'], ['b']]);
  });

  test('repeats nothing that may have been committed', async () => {
    const { add, batches, commit } = start();
    const results = ['a', 'b', 'c'].map((item) => add(item));
    await commit();
    await commit(failWith('lost'));
    expect(await outcomes(results)).toEqual(['a!', 'lost', 'lost']);
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });

  test('writes undecided items again, before later ones', async () => {
    const { add, batches, commit } = start({ batchMax: 3 });
    const results = ['first', 'a', 'b', 'c', 'd'].map((item) => add(item));
    await commit();
    await commit((batch) => batch.map((item) => (item === 'b' ? UNDECIDED : `${item}!`)));
    await commit();
    expect(await outcomes(results)).toEqual(['first!', 'a!', 'b!', 'c!', 'd!']);
    expect(batches).toEqual([['first'], ['a', 'b', 'c'], ['b', 'd']]);
  });
});
