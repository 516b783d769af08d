import { describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import { VoterCookie } from './voter-cookie.js';

const cookieFor = (publicUrl: string, jwtSecret = 'a secret of this site, 32 bytes or more') =>
  new VoterCookie({ publicUrl, jwtSecret } as Config);

/** Calls `ensure` with a request's cookie; returns the voter and the header that is set. */
function ensure(cookie: VoterCookie, value?: string) {
  const headers: string[] = [];
  const reply = {
    removeHeader: () => reply,
    header: (name: string, text: string) => {
      headers.push(`${name}: ${text}`);
      return reply;
    },
  };
  const cookies = value === undefined ? {} : { quartermile_voter: value };
  const request = { cookies } as unknown as FastifyRequest;
  const voter = cookie.ensure(request, reply as unknown as FastifyReply);
  return { voter, headers, value: /quartermile_voter=([^;]+)/.exec(headers[0] ?? '')?.[1] };
}

describe("the voter's cookie", () => {
  test('is sent over https only where the site is served over it', () => {
    const [secure, plain] = ['https://example.org', 'http://localhost:3000'].map((url) =>
      ensure(cookieFor(url)),
    );
    expect(secure?.headers[0]).toMatch(/^set-cookie: quartermile_voter=[^;]+; Max-Age=34560000; /);
    expect(secure?.headers[0]).toMatch(/; Path=\/api\/leaderboard; HttpOnly; Secure; SameSite=Lax$/);
    expect(plain?.headers[0]).toMatch(/; Path=\/api\/leaderboard; HttpOnly; SameSite=Lax$/);
  });

  test('identifies its browser again, and is written once', () => {
    const cookie = cookieFor('https://example.org');
    const first = ensure(cookie);
    const again = ensure(cookie, first.value);
    expect([again.voter, again.value, again.headers]).toEqual([first.voter, first.value, first.headers]);
  });

  test('of another site, of another voter or without a signature is replaced', () => {
    const cookie = cookieFor('https://example.org');
    const { voter, value = '' } = ensure(
      cookieFor('https://example.org', 'the secret of another site, 32 bytes'),
    );
    const own = ensure(cookie);
    const mixed = `${voter}.${own.value?.split('.')[1]}`;
    const voters = [value, mixed, voter, '', '.', `x.${own.value}`].map(
      (given) => ensure(cookie, given).voter,
    );
    expect(voters).not.toContain(voter);
    expect(new Set([...voters, own.voter]).size).toBe(7);
  });
});
