import { describe, expect, test } from '@jest/globals';
import { isFromThisMachine } from './loopback.js';

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => ({
  ip: remoteAddress ?? '',
  headers,
  socket: { remoteAddress },
});

describe('a call from this machine', () => {
  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('accepts %s', (address) => {
    expect(isFromThisMachine(from(address))).toBe(true);
  });

  test.each([
    '192.168.1.2',
    '10.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    '2001:db8::1',
    '',
    'nonsense',
    undefined,
  ])('does not come from %s', (address) => {
    expect(isFromThisMachine(from(address))).toBe(false);
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])('rejects the header %s', (header) => {
    expect(isFromThisMachine(from('127.0.0.1', { [header]: '127.0.0.1' }))).toBe(false);
  });

  test('rejects a client named by a trusted proxy', () => {
    expect(isFromThisMachine({ ...from('127.0.0.1'), ip: '203.0.113.7' })).toBe(false);
  });
});
