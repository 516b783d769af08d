import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JsonScanner, type JsonVisitor } from './json-scanner.js';

/** The parts of a JSON text, scanned in chunks of a size: strings with their offsets and depth, and commas. */
function scan(text: string, chunkBytes: number): unknown[] {
  const events: unknown[] = [];
  let string = { at: 0, depth: 0, bytes: [] as Buffer[] };
  const visitor: JsonVisitor = {
    beginString: (at, depth) => {
      string = { at, depth, bytes: [] };
    },
    stringPart: (bytes) => string.bytes.push(bytes),
    endString: (at) =>
      events.push([string.at, at, string.depth, Buffer.concat(string.bytes).toString('utf8')]),
    comma: (depth) => events.push(depth),
  };
  const scanner = new JsonScanner(visitor);
  const body = Buffer.from(text);
  for (let at = 0; at < body.length; at += chunkBytes) scanner.write(body.subarray(at, at + chunkBytes));
  return events;
}

describe('JsonScanner', () => {
  test('reports strings with their places, and commas', () => {
    expect(scan('{"a":"é\\"","b":["c",1]}', 99)).toEqual([
      [2, 3, 1, 'a'],
      [6, 10, 1, 'é\\"'],
      1,
      [13, 14, 1, 'b'],
      [18, 19, 2, 'c'],
      2,
    ]);
  });

  test('reports the same whatever the chunks', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 1, max: 7 }), (text, size) => {
        expect(scan(text, size)).toEqual(scan(text, text.length * 4 + 1));
      }),
    );
    const escapes = String.raw`["\\","\\\"","a\\\\\"b\\","\""]`;
    for (let size = 1; size <= escapes.length; size++) {
      expect(scan(escapes, size)).toEqual(scan(escapes, escapes.length));
    }
    expect(scan(escapes, 1)).toHaveLength(7);
  });
});
