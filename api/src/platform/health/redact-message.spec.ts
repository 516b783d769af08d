import { describe, expect, test } from '@jest/globals';
import { redactMessage } from './redact-message.js';

describe('the message of an error', () => {
  test.each([
    ['invalid input syntax for type uuid: "thandi"', 'invalid input syntax for type uuid: [hidden]'],
    ['relation "cars" does not exist', 'relation "cars" does not exist'],
    [
      "Cannot read properties of undefined (reading 'time')",
      "Cannot read properties of undefined (reading 'time')",
    ],
    ['no mail for thandi@example.co.za.', 'no mail for [hidden]'],
    ['call +27 82 123 4567 now', 'call [hidden] now'],
    ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED [hidden]:5432'],
    ['connect 2001:db8:0:1::7', 'connect [hidden]'],
    ['postgres://owner:secret@db.example/x failed', 'postgres://[hidden]@db.example/x failed'],
    ['GET /x?token=abc failed', 'GET /x?token=[hidden] failed'],
    ['first line\nDetail: Key (email)=(a@b.c)', 'first line'],
    ['failed after 12 tries', 'failed after 12 tries'],
  ])('%s becomes %s', (message, expected) => {
    expect(redactMessage(message)).toBe(expected);
  });

  test('is short, and a long hostile one takes no longer', () => {
    expect(redactMessage('x '.repeat(500_000)).length).toBe(200);
    expect(redactMessage(`"${'a@'.repeat(500_000)}`).length).toBeLessThanOrEqual(200);
    expect(redactMessage('1 '.repeat(500_000)).length).toBeLessThanOrEqual(200);
  });
});
