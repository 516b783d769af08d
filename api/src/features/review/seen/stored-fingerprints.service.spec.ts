import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { FINGERPRINT_BYTES } from '../../media/index.js';
import { StoredFingerprints } from './stored-fingerprints.service.js';

/** A database whose fingerprints are equal bytes, by the name of the picture; `reads` has the names of each reading. */
function make(names: string[]) {
  const reads: string[][] = [];
  const database = { names, isAway: false };
  const query = async (sql: string): Promise<unknown[]> => {
    if (database.isAway) throw new Error('away');
    if (!sql.includes('string_agg')) return [{ revision: database.names.join() }];
    reads.push(database.names);
    const fingerprints = Buffer.alloc(FINGERPRINT_BYTES * database.names.length);
    return [{ names: database.names.join(' '), fingerprints }];
  };
  return { stored: new StoredFingerprints({ query } as unknown as DataSource), database, reads };
}

it('reads the fingerprints once, and again when others are stored', async () => {
  const { stored, database, reads } = make(['a', 'b']);
  const first = await stored.current();
  expect(await stored.current()).toBe(first);
  database.names = ['a', 'c'];
  const [second, same] = await Promise.all([stored.current(), stored.current()]);
  expect(same).toBe(second);
  expect([second.of('b'), second.of('c')?.length]).toEqual([undefined, FINGERPRINT_BYTES]);
  database.names = [];
  expect((await stored.current()).of('a')).toBeUndefined();
  expect(reads).toEqual([['a', 'b'], ['a', 'c'], []]);
});

it('reads them again after a failure', async () => {
  const { stored, database } = make(['a']);
  database.isAway = true;
  await expect(stored.current()).rejects.toThrow('away');
  database.isAway = false;
  expect((await stored.current()).of('a')).toHaveLength(FINGERPRINT_BYTES);
});
