import { describe, expect, it } from '@jest/globals';
import { COLOURS_AT, DETAILS_AT, FINGERPRINT_BYTES } from '../../media/index.js';
import { findAlike, looksAlike } from './compare-fingerprints.js';
import { FingerprintSet } from './fingerprint-set.js';

const drawn = (change: (bytes: Uint8Array) => void = () => undefined): Uint8Array => {
  const bytes = new Uint8Array(FINGERPRINT_BYTES).fill(0b1010_1010);
  change(bytes);
  return bytes;
};
const same = drawn();
/** Eight and nine of the 64 bits. */
const near = drawn((bytes) => (bytes[1] = 0b0101_0101));
const far = drawn((bytes) => bytes.set([0b0101_0101, 0b1010_1011]));
/** Four and five of the 256 bits. */
const print = drawn((bytes) => (bytes[DETAILS_AT] = 0b1010_0101));
const otherPrint = drawn((bytes) => (bytes[DETAILS_AT] = 0b1011_0101));
const paint = drawn((bytes) => (bytes[COLOURS_AT + 3] = 0b1010_1010 + 9));
const all = { same, near, far, print, otherPrint, paint };
const later = (): number => performance.now() + 10_000;
const setOf = (fingerprints: Readonly<Record<string, Uint8Array>>) =>
  new FingerprintSet(Object.keys(fingerprints), Buffer.concat(Object.values(fingerprints)));

describe('a set of fingerprints', () => {
  it.each([
    [false, ['same', 'near', 'print', 'otherPrint']],
    [true, ['same', 'near', 'print']],
  ])('finds what a comparison of two finds, fine: %s', async (isFine, expected) => {
    expect(await setOf(all).alike('same', isFine, later())).toEqual(expected);
    for (const [name, other] of Object.entries(all)) {
      expect(looksAlike(same, other, isFine)).toBe(expected.includes(name));
    }
  });

  it('finds pictures in each part of a large set', async () => {
    const names = Array.from({ length: 120_001 }, (_, nth) => `p${nth}`);
    const bytes = new Uint8Array(names.length * FINGERPRINT_BYTES);
    for (const nth of [0, 49_999, 50_000, 120_000]) bytes.set(same, nth * FINGERPRINT_BYTES);
    const set = new FingerprintSet(names, bytes);
    expect(await set.alike('p0', true, later())).toEqual(['p0', 'p49999', 'p50000', 'p120000']);
    expect(findAlike(same, bytes, true, 1, 50_000)).toEqual([49_999]);
  });

  it('says that the time was over instead of finding nothing, and has stored what it had found', async () => {
    const set = setOf(all);
    expect(await set.alike('same', true, 0)).toBeNull();
    await set.alike('same', true, later());
    expect(await set.alike('same', true, 0)).toEqual(['same', 'near', 'print']);
    expect(await set.alike('same', false, 0)).toBeNull();
  });

  it('has none for a picture without a fingerprint, and refuses others of another length', async () => {
    expect(await setOf(all).alike('plain', false, later())).toEqual([]);
    expect(setOf({}).of('plain')).toBeUndefined();
    expect(() => new FingerprintSet(['a'], new Uint8Array(71))).toThrow('another length');
  });
});
