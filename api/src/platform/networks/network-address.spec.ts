import { describe, expect, test } from '@jest/globals';
import { networkOf, networksOf, UNKNOWN_NETWORK } from './network-address.js';

describe('networkOf', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::5:6:7:8', '2001:db8:1:0::/64'],
    ['1:2::5:6:7:192.0.2.1', '1:2:0:5::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    ['203.0.113.5:50000', '203.0.113.5'],
    ['203.0.113.5:1', '203.0.113.5'],
    [' 203.0.113.5 ', '203.0.113.5'],
    ['"203.0.113.5:50000"', '203.0.113.5'],
    ['[2001:db8:1:2::1]:50000', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::1]:50000"', '2001:db8:1:2::/64'],
    ['[fe80::1%eth0]:50000', 'fe80:0:0:0::/64'],
    ['[::ffff:203.0.113.5]:50000', '203.0.113.5'],
    ['::ffff:203.0.113.5:50000', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6:50000', '2001:db8:1:2::/64'],
  ])('%s, as a proxy may write it, belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    '',
    'nonsense',
    'unknown',
    '_hidden',
    'example.com:80',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '1.2.3.4:',
    '1.2.3.4:port',
    '1.2.3.4:123456',
    '[1.2.3.4',
    '[nonsense]:1',
    '[::1]x',
    '1:2:3',
    'fe80::1%eth0 OR 1=1]:',
  ])('%j shares one network with everything that is no address', (address) => {
    expect(networkOf(address)).toBe(UNKNOWN_NETWORK);
  });
});

describe('networksOf', () => {
  test.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['::ffff:192.0.2.1', ['192.0.2.1']],
    ['nonsense', [UNKNOWN_NETWORK]],
    ['2001:db8:1:2f4::1', ['2001:db8:1:2f4::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['1:2:3:ffff::', ['1:2:3:ffff::/64', '1:2:3:ff00::/56', '1:2:3::/48']],
  ])('%s is in %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});
