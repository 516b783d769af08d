import { describe, expect, it } from '@jest/globals';
import { buildConfig } from '../../../test/harness/build-config.js';
import { ProofLinks, type ProofQuery } from './proof-links.js';

const links = new ProofLinks(buildConfig());
const noon = Date.UTC(2026, 10, 21, 12);
const minutes = (count: number): number => count * 60_000;
const name = `${'ab'.repeat(32)}-600x400`;

const queryOf = (link: string): ProofQuery => Object.fromEntries(new URL(link, 'http://site').searchParams);

describe('the link to a proof image', () => {
  const link = links.link(name, noon + 1);

  it('is a path of this site that is stable for a while', () => {
    expect(link).toMatch(new RegExp(`^/media/proof/${name}\\?expires=\\d+&signature=[\\w-]{43}$`));
    expect(links.link(name, noon + minutes(10))).toBe(link);
    expect(links.link(name, noon + minutes(16))).not.toBe(link);
  });

  it('is valid for at least 15 and at most 30 minutes', () => {
    expect(links.isGood(name, queryOf(link), noon + minutes(15))).toBe(true);
    expect(links.isGood(name, queryOf(link), noon + minutes(30) - 1)).toBe(true);
    expect(links.isGood(name, queryOf(link), noon + minutes(30))).toBe(false);
  });

  it('is valid for its own picture, time and site only', () => {
    const query = queryOf(link);
    expect(links.isGood(name.replace('ab', 'cd'), query, noon)).toBe(false);
    expect(links.isGood(name, { ...query, expires: String(Number(query.expires) + 1) }, noon)).toBe(false);
    const elsewhere = new ProofLinks(buildConfig({ jwtSecret: 'another signing key, as long as the first' }));
    expect(elsewhere.isGood(name, query, noon)).toBe(false);
  });

  it('is invalid without its parts', () => {
    expect(links.isGood(name, {}, noon)).toBe(false);
    expect(links.isGood(name, { expires: queryOf(link).expires }, noon)).toBe(false);
  });
});
