import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { buildConfig } from '../../../test/harness/build-config.js';
import { imageNameOf, PictureLinks, type SignedQuery } from './picture-links.js';

const links = new PictureLinks(buildConfig({ dataDir: tmpdir() }));
const noon = Date.UTC(2026, 10, 21, 12);
const minutes = (count: number): number => count * 60_000;
const name = `${'ab'.repeat(32)}-600x400`;
const proof = { name, visibility: 'private' } as const;
const submitted = { name, visibility: 'public' } as const;

const queryOf = (link: string): SignedQuery => Object.fromEntries(new URL(link, 'http://site').searchParams);

describe('the signed link to a picture', () => {
  const link = links.link(proof, noon + 1);

  it('is a path of this site that is stable for a while', () => {
    expect(link).toMatch(new RegExp(`^/media/proof/${name}\\?expires=\\d+&signature=[\\w-]{43}$`));
    expect(links.link(proof, noon + minutes(10))).toBe(link);
    expect(links.link(proof, noon + minutes(16))).not.toBe(link);
  });

  it('is valid for at least 15 and at most 30 minutes', () => {
    expect(links.isGood(proof, queryOf(link), noon + minutes(15))).toBe(true);
    expect(links.isGood(proof, queryOf(link), noon + minutes(30) - 1)).toBe(true);
    expect(links.isGood(proof, queryOf(link), noon + minutes(30))).toBe(false);
  });

  it('is valid for its own picture, time and site only', () => {
    const query = queryOf(link);
    expect(links.isGood({ ...proof, name: name.replace('ab', 'cd') }, query, noon)).toBe(false);
    expect(links.isGood(proof, { ...query, expires: String(Number(query.expires) + 1) }, noon)).toBe(false);
    const elsewhere = new PictureLinks(
      buildConfig({ dataDir: tmpdir(), jwtSecret: 'another signing key, as long as the first' }),
    );
    expect(elsewhere.isGood(proof, query, noon)).toBe(false);
  });

  it('is invalid without its parts', () => {
    expect(links.isGood(proof, {}, noon)).toBe(false);
    expect(links.isGood(proof, { expires: queryOf(link).expires }, noon)).toBe(false);
  });

  it('to a car’s picture is not valid for a proof image of the same name', () => {
    const own = links.link(submitted, noon + 1);
    expect(own).toMatch(new RegExp(`^/media/review/${name}\\?expires=\\d+&signature=[\\w-]{43}$`));
    expect(links.isGood(submitted, queryOf(own), noon)).toBe(true);
    expect(links.isGood(proof, queryOf(own), noon)).toBe(false);
    expect(links.isGood(submitted, queryOf(link), noon)).toBe(false);
  });

  it('contains the name of a picture of its kind only', () => {
    expect(imageNameOf(links.link(submitted), 'public')).toBe(name);
    expect(imageNameOf(`/media/${name}`, 'public')).toBe(name);
    expect(imageNameOf(link, 'public')).toBeNull();
    expect(imageNameOf(link, 'private')).toBe(name);
    expect(imageNameOf(`/media/${name}`, 'private')).toBeNull();
    expect(imageNameOf('/media/review/nothing?expires=1', 'public')).toBeNull();
  });
});
