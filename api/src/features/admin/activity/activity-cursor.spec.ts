import { describe, expect, test } from '@jest/globals';
import { readCursor, writeCursor } from './activity-cursor.js';

describe('an activity cursor', () => {
  const position = { at: new Date('2026-11-21T04:00:00.123Z'), id: '019379b4-8d5c-7c3e-9b1a-0123456789ab' };

  test('reads back as it was written', () => {
    expect(readCursor(writeCursor(position))).toEqual(position);
  });

  test.each([
    'x',
    'null',
    '%00',
    Buffer.from('1.not-an-id').toString('base64url'),
    Buffer.from(`-1.${position.id}`).toString('base64url'),
    Buffer.from(`${'9'.repeat(20)}.${position.id}`).toString('base64url'),
    Buffer.from(`999999999999999.${position.id}`).toString('base64url'),
  ])('refuses %s', (cursor) => {
    expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});
