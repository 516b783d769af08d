import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ADMIN_SESSION_IDLE_S } from '@quartermile/core/domain';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/errors/app-error.js';
import { TimeLimitError, withinTime } from '../../../platform/health/within-time.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { readToken } from './session-token.js';

const SESSIONS_MAX = 1000;
/** Maximum wait for a validation by the database, ms. */
const VALIDATION_MAX_MS = 2000;

/**
 * The sessions that this node has validated within the time after which an idle session ends. While the database is
 * out, nothing else can say who is an administrator. A session that ends is forgotten at once: its end is a
 * notification, and none can end without the database.
 */
@Injectable()
export class RememberedSessions {
  /** Null for a session that has ended, so that a validation from before its end does not bring it back. */
  private readonly sessions = new LRUCache<string, { readonly admin: AdminIdentity | null }>({
    max: SESSIONS_MAX,
    ttl: 1000 * ADMIN_SESSION_IDLE_S,
  });

  constructor(private readonly jwt: JwtService) {}

  /** Remembers the session that a validation by the database finds. */
  async remember(validating: Promise<AdminIdentity | null>): Promise<AdminIdentity | null> {
    const admin = await validating;
    if (admin && this.sessions.peek(admin.sessionId)?.admin !== null)
      this.sessions.set(admin.sessionId, { admin });
    return admin;
  }

  /** Forgets a session that has ended. */
  forget(sessionId: string): void {
    this.sessions.set(sessionId, { admin: null });
  }

  /** Forgets all sessions, because ends of sessions may have been missed. */
  forgetAll(): void {
    this.sessions.clear();
  }

  /**
   * The result of a token's validation; when that fails, the remembered session of the token, which must be signed,
   * unexpired by this node's clock and the session's latest.
   * @throws AppError `unavailable`, or the error of the validation, when the session is not remembered
   */
  async orElse(token: string, validating: Promise<AdminIdentity | null>): Promise<AdminIdentity | null> {
    try {
      return await withinTime(validating, VALIDATION_MAX_MS);
    } catch (error) {
      const known = this.find(token);
      if (known) return known;
      if (error instanceof TimeLimitError)
        throw new AppError('unavailable', { cause: error, retryAfterS: 1 });
      throw error;
    }
  }

  private find(token: string): AdminIdentity | null {
    const claims = readToken(this.jwt, token);
    const known = claims && this.sessions.get(claims.sid)?.admin;
    return known && known.tokenId === claims.jti && claims.exp * 1000 > Date.now() ? known : null;
  }
}
