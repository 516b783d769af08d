import { beforeEach, describe, expect, test } from '@jest/globals';
import { entryQuerySchema } from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import { RESPONSE_CACHE_MAX } from './cache-limits.js';
import { CachedResponse } from './cached-response.js';
import { canonicalRequest, type KnownQuery } from './canonical-request.js';
import { PublicLists } from './public-lists.js';
import { ResponseCache } from './response-cache.js';

const PATH = '/api/list';
const request = { routeOptions: { url: PATH }, params: {} } as FastifyRequest;

describe('PublicLists', () => {
  let lists: PublicLists;
  let written: string[];
  beforeEach(() => {
    lists = new PublicLists(new ResponseCache(), { rateLimit: 'on' });
    written = [];
  });

  const canonical = (search: string) => {
    const query = entryQuerySchema.parse(Object.fromEntries(new URLSearchParams(search)));
    return canonicalRequest(request, query as KnownQuery, entryQuerySchema);
  };
  const find = (search: string, write = async (): Promise<void> => undefined): Promise<CachedResponse> => {
    const wanted = canonical(search);
    return lists.find(wanted, '', 1, async () => {
      await write();
      written.push(wanted.address);
      return new CachedResponse(Buffer.from(wanted.address), {});
    });
  };

  test('writes and compresses one response for 200 different unknown parameters', async () => {
    const invented = Array.from({ length: 200 }, (_, nth) => `x=${nth}&category=World+Facts&y${nth}=1`);
    const found = await Promise.all(invented.map((search) => find(search)));
    expect(written).toEqual([`${PATH}?category=World+Facts`]);
    const bodies = await Promise.all(found.map((response) => response.body('br')));
    expect(new Set(bodies.map(({ bytes }) => bytes)).size).toBe(1);
  });

  test('writes one response for all spellings of parameters', async () => {
    for (const search of [
      'q=golf&limit=100',
      'limit=0100&q=+golf+',
      'limit=100&q=golf',
      '&&limit=100&q=golf#',
    ])
      await find(search.replace('#', ''));
    expect(written).toEqual([`${PATH}?q=golf&limit=100`]);
  });

  test('keeps choices apart from what can be invented, which evicts none of them', async () => {
    const choices = ['', 'category=World+Facts', 'drivetrain=AWD', 'category=World+Facts&drivetrain=RWD'];
    for (const search of choices) await find(search);
    for (let limit = 1; limit <= RESPONSE_CACHE_MAX; limit++) await find(`limit=${limit}`);
    written = [];
    for (const search of choices) await find(search);
    expect(written).toEqual([]);
    await find('limit=1');
    await find(`limit=${RESPONSE_CACHE_MAX}`);
    expect(written).toEqual([`${PATH}?limit=1`]);
  });

  test('writes few of the invented ones at the same time, and refuses them when too many wait', async () => {
    let writing = 0;
    let most = 0;
    const slow = async (): Promise<void> => {
      most = Math.max(most, ++writing);
      await new Promise((resolve) => setTimeout(resolve, 1));
      writing--;
    };
    const found = await Promise.allSettled(
      Array.from({ length: 1000 }, (_, nth) => find(`offset=${nth + 1}`, slow)),
    );
    const refused = found.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
    expect([most, new Set(refused), refused.length > 500]).toEqual([8, new Set([503]), true]);
  });
});
