import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Entry } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import fc from 'fast-check';
import { EntryListWriter } from './entry-list-writer.js';

describe('EntryListWriter', () => {
  let writer: EntryListWriter;
  beforeEach(() => {
    writer = new EntryListWriter();
  });

  const names = fc.string({ unit: 'binary', maxLength: 5 });
  const entryOf = (name: string): Entry => buildEntry({ car: { name } });
  const write = (entries: readonly Entry[]) => writer.write(entries).toString();
  /** How many entries are written as JSON, rather than copied. */
  const countWritten = (entries: readonly Entry[]): number => {
    const stringify = jest.spyOn(JSON, 'stringify');
    writer.write(entries);
    const { length } = stringify.mock.calls;
    stringify.mockRestore();
    return length;
  };
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => entryOf(`Car ${index}`));

  it('writes what JSON.stringify writes, whatever the lists before', () => {
    // Lists of entries by their number, each with some that were replaced meanwhile.
    const lists = fc.array(
      fc.record({
        order: fc.uniqueArray(fc.nat({ max: 9 })),
        replaced: fc.array(fc.tuple(fc.nat({ max: 9 }), names)),
      }),
    );
    fc.assert(
      fc.property(lists, (steps) => {
        const entries = numbered(10);
        for (const { order, replaced } of steps) {
          for (const [index, name] of replaced) entries[index] = entryOf(name);
          const list = order.map((index) => entries[index] as Entry);
          expect(write(list)).toBe(JSON.stringify(list));
        }
      }),
    );
  });

  it('writes only the entries that the previous list did not contain', () => {
    const entries = numbered(5);
    expect(countWritten(entries)).toBe(5);
    expect(countWritten(entries)).toBe(0);
    const changed = entries.with(2, entryOf('Another'));
    expect(countWritten(changed.toReversed())).toBe(1);
  });

  it('does not forget a list because of a page of it', () => {
    const entries = numbered(5);
    write(entries);
    write(numbered(1));
    expect(countWritten(entries)).toBe(0);
  });

  it('forgets entries that are listed no more', () => {
    const entries = numbered(5);
    write(entries);
    write(entries.slice(1));
    expect(countWritten(entries)).toBe(1);
  });
});
