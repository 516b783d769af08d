import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { SPOOLED_PICTURE_MIN_BYTES } from './picture-candidate.js';
import { PictureFinder } from './picture-finder.js';

const HEAD = 'data:image/png;base64,';
/** A multiple of three, so that the base64 text has no padding. */
const BYTES = Math.ceil(SPOOLED_PICTURE_MIN_BYTES / 3) * 3;
const BASE64 = Buffer.alloc(BYTES, 0xfb).toString('base64');
const PICTURE = HEAD + BASE64;
const FIELDS = ['image', 'proofImage'];

function find(text: string, chunkBytes = text.length) {
  const finder = new PictureFinder(FIELDS);
  const body = Buffer.from(text);
  for (let at = 0; at < body.length; at += chunkBytes) finder.write(body.subarray(at, at + chunkBytes));
  return finder.found.map(({ start, end, ...rest }) => ({
    ...rest,
    base64: body.toString('utf8', start, end),
  }));
}

const found = (base64: string, byteLength: number, head = HEAD) => {
  const digest = createHash('sha256').update(base64).digest();
  return { head, base64, byteLength, digest };
};

describe('PictureFinder', () => {
  test.each([1, 7, 64, 65_536, 1_000_000])('finds all pictures of known fields in chunks of %s', (size) => {
    const body = {
      name: 'Ünal "GTI"',
      image: PICTURE,
      tags: ['a', { image: 1 }],
      proofImage: `${PICTURE}AA==`,
    };
    expect(find(JSON.stringify(body), size)).toEqual([
      found(BASE64, BYTES),
      found(`${BASE64}AA==`, BYTES + 1),
    ]);
  });

  test('takes any media type, with parameters', () => {
    for (const head of ['data:;base64,', 'data:text/html;charset=utf-8;base64,']) {
      expect(find(JSON.stringify({ image: head + BASE64 }))).toEqual([found(BASE64, BYTES, head)]);
    }
  });

  test('knows the size without the padding', () => {
    const bytes = [0, 1, 2].map((more) => Buffer.alloc(BYTES + more).toString('base64'));
    const sizes = bytes.map((base64) => find(JSON.stringify({ image: HEAD + base64 }))[0]?.byteLength);
    expect(sizes).toEqual([0, 1, 2].map((more) => BYTES + more));
  });

  test.each([
    ['of another field', { name: PICTURE }],
    ['below the first level', { car: { image: PICTURE } }],
    ['in a list', { image: [PICTURE] }],
    ['in a body that is a list', ['image', PICTURE]],
    ['that is short', { image: HEAD + BASE64.slice(0, SPOOLED_PICTURE_MIN_BYTES - HEAD.length - 4) }],
    ['without a head', { image: BASE64 }],
    ['that is not in base64', { image: `data:image/svg+xml,${BASE64}` }],
    ['with escape sequences', { image: `${PICTURE}\n` }],
  ])('leaves a text %s', (_kind, body) => {
    expect(find(JSON.stringify(body))).toEqual([]);
    expect(find(JSON.stringify(body), 100)).toEqual([]);
  });

  test('takes only the first value of a repeated field', () => {
    const other = Buffer.alloc(BYTES, 1).toString('base64');
    const text = `{"image":"${PICTURE}","image":"${HEAD}${other}"}`;
    expect(find(text)).toEqual([found(BASE64, BYTES)]);
  });

  test('leaves escaped slashes, an escaped key, and a text without an end', () => {
    expect(find(JSON.stringify({ image: PICTURE }).replaceAll('/', '\\/'))).toEqual([]);
    expect(find(JSON.stringify({ image: PICTURE }).replace('image', '\\u0069mage'))).toEqual([]);
    expect(find(`{"image":"${PICTURE}`)).toEqual([]);
    expect(find(JSON.stringify({ ['image'.padEnd(200, 'x')]: PICTURE }))).toEqual([]);
  });
});
