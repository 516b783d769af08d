import { describe, expect, test } from '@jest/globals';
import { networksOf } from './network-address.js';
import { NetworkShares } from './network-shares.js';

describe('NetworkShares', () => {
  test('limits each network, and all of them together', () => {
    const shares = new NetworkShares({ all: 100, perNetwork: 60 });
    shares.take(['a'], 60);
    expect(shares.noRoom(['a'], 1)).toBe('network');
    expect(shares.noRoom(['b'], 40)).toBeNull();
    expect(shares.noRoom(['b'], 41)).toBe('all');
    shares.giveBack(['a'], 60);
    expect(shares.noRoom(['a'], 60)).toBeNull();
  });

  test('limits the networks of an IPv6 /56 and /48 to two and three shares', () => {
    const shares = new NetworkShares({ all: 1000, perNetwork: 10 });
    const room = (address: string) => {
      const networks = networksOf(address);
      const why = shares.noRoom(networks, 10);
      if (!why) shares.take(networks, 10);
      return why;
    };
    expect([room('2001:db8:1:100::1'), room('2001:db8:1:100::2')]).toEqual([null, 'network']);
    expect([room('2001:db8:1:101::1'), room('2001:db8:1:102::1')]).toEqual([null, 'network']);
    expect([room('2001:db8:1:200::1'), room('2001:db8:1:300::1')]).toEqual([null, 'network']);
    expect(room('2001:db8:2::1')).toBeNull();
  });

  test('keeps a part for networks that hold nothing, also in any other network of their /48', () => {
    const shares = new NetworkShares({ all: 10, perNetwork: 8, kept: 4 });
    shares.take(networksOf('2001:db8:1:1::1'), 6);
    expect(shares.noRoom(networksOf('2001:db8:1:9900::1'), 1)).toBe('all');
    expect(shares.noRoom(networksOf('2001:db8:2::1'), 4)).toBeNull();
  });

  test('does not limit a caller without networks, but counts it', () => {
    const shares = new NetworkShares({ all: 10, perNetwork: 5, kept: 5 });
    expect(shares.noRoom(null, 10)).toBeNull();
    shares.take(null, 10);
    expect([shares.total, shares.noRoom(null, 1), shares.noRoom(['a'], 1)]).toEqual([10, 'all', 'all']);
  });
});
