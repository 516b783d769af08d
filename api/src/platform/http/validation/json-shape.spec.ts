import { describe, expect, test } from '@jest/globals';

import fc from 'fast-check';
import { BODY_MAX_DEPTH, BODY_MAX_OUTLINE_BYTES } from './json-scanner.js';
import { jsonShape } from './json-shape.js';

describe('jsonShape', () => {
  const shapeOf = (text: string) => jsonShape(Buffer.from(text));

  test('accepts ordinary JSON', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 10 }), (text) => expect(shapeOf(text)).toBe('fine')));
  });

  test('checks the depth limit, also for unclosed brackets', () => {
    expect(shapeOf(`${'['.repeat(BODY_MAX_DEPTH)}${']'.repeat(BODY_MAX_DEPTH)}`)).toBe('fine');
    expect(shapeOf('['.repeat(BODY_MAX_DEPTH + 1))).toBe('too-deep');
    expect(shapeOf('{"a":'.repeat(BODY_MAX_DEPTH + 1))).toBe('too-deep');
    expect(shapeOf('[],'.repeat(1000))).toBe('fine');
  });

  test('ignores brackets and quotes inside strings', () => {
    expect(shapeOf(JSON.stringify(['['.repeat(100), '"'.repeat(100), '\\', '\\"[', '{{{{']))).toBe('fine');
    expect(shapeOf(`["\\\\",${'['.repeat(BODY_MAX_DEPTH)}`)).toBe('too-deep');
    expect(shapeOf(`["\\"${'['.repeat(BODY_MAX_DEPTH)}`)).toBe('fine');
  });

  test('accepts a picture of many megabytes but not millions of values', () => {
    expect(shapeOf(`{"image":"${'A'.repeat(14_000_000)}"}`)).toBe('fine');
    expect(shapeOf(`[${'0,'.repeat(BODY_MAX_OUTLINE_BYTES / 2)}0]`)).toBe('too-many-parts');
    expect(shapeOf(`["${'\\"'.repeat(BODY_MAX_OUTLINE_BYTES + 1)}"]`)).toBe('too-many-parts');
    expect(shapeOf(`["${'\\\\'.repeat(5_000_000)}"]`)).toBe('fine');
  });
});
