import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { ADMIN_SESSION_IDLE_S } from '@quartermile/core/domain';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { RememberedSessions } from './remembered-sessions.js';
import { signToken } from './session-token.js';

const HOUR_MS = 3_600_000;
const outage = () => Promise.reject(new Error('no database'));

describe('the sessions that a node remembers for an outage', () => {
  let sessions: RememberedSessions;
  let admin: AdminIdentity;
  let token: string;
  beforeEach(() => {
    const jwt = new JwtService({ secret: 'a secret of this test' });
    sessions = new RememberedSessions(jwt);
    const [adminId, sessionId, tokenId] = [randomUUID(), randomUUID(), randomUUID()];
    admin = { adminId, email: 'thandi@example.com', role: 'owner', sessionId, tokenId };
    const claims = { sub: adminId, sid: sessionId, jti: tokenId };
    token = signToken(jwt, claims, new Date(), new Date(Date.now() + HOUR_MS));
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('are those that the database has validated', async () => {
    await expect(sessions.orElse(token, outage())).rejects.toThrow('no database');
    expect(await sessions.remember(Promise.resolve(admin))).toBe(admin);
    expect(await sessions.orElse(token, outage())).toEqual(admin);
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
