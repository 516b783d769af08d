import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { ADMIN_SESSION_IDLE_S } from '@quartermile/core/domain';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { RememberedSessions } from './remembered-sessions.js';
import { signToken } from './session-token.js';

const HOUR_MS = 3_600_000;
const jwt = new JwtService({ secret: 'a secret of this test' });
const outage = () => Promise.reject(new Error('no database'));

describe('the sessions that a node remembers for an outage', () => {
  let sessions: RememberedSessions;
  let admin: AdminIdentity;
  let token: string;
  beforeEach(() => {
    sessions = new RememberedSessions(jwt);
    const [adminId, sessionId, tokenId] = [randomUUID(), randomUUID(), randomUUID()];
    admin = { adminId, email: 'thandi@example.com', role: 'owner', sessionId, tokenId };
    token = tokenWith({});
  });

  const tokenWith = (changes: { jti?: string }, expiresAt = new Date(Date.now() + HOUR_MS)): string => {
    const { adminId: sub, sessionId: sid, tokenId: jti } = admin;
    return signToken(jwt, { sub, sid, jti, ...changes }, new Date(), expiresAt);
  };

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('are those that the database has validated', async () => {
    await expect(sessions.orElse(token, outage())).rejects.toThrow('no database');
    expect(await sessions.remember(Promise.resolve(admin))).toBe(admin);
    expect(await sessions.orElse(token, outage())).toEqual(admin);
  });

  test.each([
    ['another token of the session', () => tokenWith({ jti: randomUUID() })],
    ['a token that has expired', () => tokenWith({}, new Date(Date.now() - 1000))],
    ['a token that is none', () => 'no token'],
  ])('are not found by %s', async (_, other) => {
    await sessions.remember(Promise.resolve(admin));
    await expect(sessions.orElse(other(), outage())).rejects.toThrow('no database');
  });

  test('are none after ends of sessions may have been missed', async () => {
    await sessions.remember(Promise.resolve(admin));
    sessions.forgetAll();
    await expect(sessions.orElse(token, outage())).rejects.toThrow('no database');
  });

  test('stand in for a database that does not answer; without one the service is unavailable', async () => {
    const none = new RememberedSessions(jwt);
    await sessions.remember(Promise.resolve(admin));
    const silent = () => new Promise<null>(() => undefined);
    const refused = expect(none.orElse(token, silent())).rejects.toMatchObject({ code: 'unavailable' });
    expect(await sessions.orElse(token, silent())).toEqual(admin);
    await refused;
  });

  test('do not come back by a validation from before their end, such as that of a demoted owner', async () => {
    let validated: (admin: AdminIdentity) => void = () => undefined;
    const validating = sessions.remember(new Promise((resolve) => (validated = resolve)));
    sessions.forget(admin.sessionId);
    validated(admin);
    await validating;
    await expect(sessions.orElse(token, outage())).rejects.toThrow('no database');
  });

  test('are forgotten after the time of an idle session, however often they are used in the outage', async () => {
    await sessions.remember(Promise.resolve(admin));
    const start = performance.now();
    for (const quarters of [1, 2, 3]) {
      await passTo(start + (quarters / 4) * 1000 * ADMIN_SESSION_IDLE_S);
      expect(await sessions.orElse(token, outage())).toEqual(admin);
    }
    await passTo(start + 1000 * (ADMIN_SESSION_IDLE_S + 1));
    await expect(sessions.orElse(token, outage())).rejects.toThrow('no database');
  });
});

/** Sets the clock of the cache, which reads it at most once a millisecond. */
async function passTo(ms: number): Promise<void> {
  jest.spyOn(performance, 'now').mockReturnValue(ms);
  await sleep(5);
}
