import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ADMIN_SESSION_IDLE_S, ADMIN_SESSION_MAX_S, type AdminRole } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import type { SessionOrigin } from './session-origin.js';
import { readToken, signToken } from './session-token.js';

/** Minimum time between updates of `last_seen_at`, seconds. */
const TOUCH_EVERY_S = 1;

/** Notification channel for sessions that ended before they expired; the payload is the session's id. */
export const SESSION_ENDED_CHANNEL = 'session_ended';

/** Deletes sessions by a condition on $1 and notifies all nodes, so that they close the sessions' event streams. */
const END_SESSIONS = (condition: string): string => `
  WITH ended AS (DELETE FROM admin_session WHERE ${condition} RETURNING id)
  SELECT pg_notify($2, id::text) FROM ended`;

/** Properties of a request that affect its authentication. */
export interface AuthenticatedCall {
  readonly renewalKey?: string | undefined;
  /** False for requests made automatically, which do not extend the session. */
  readonly isSignOfLife?: boolean;
}

/** A token and its expiry. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

interface SessionRow {
  id: string;
  administrator_id: string;
  token_id: string;
  issued_at: Date;
  expires_at: Date;
}

/** SQL condition: a session has not expired. */
export const LIVE_SESSION = `expires_at > now() AND last_seen_at > now() - make_interval(secs => ${ADMIN_SESSION_IDLE_S})`;

/** Administrator sessions. Stored in PostgreSQL, whose clock is used, so that all nodes agree. */
@Injectable()
export class SessionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Opens a session. The same idempotency key returns the same token while the session is active. The token is not
   * stored for that; it is signed again from the row.
   */
  async open(
    administratorId: string,
    idempotencyKey: string | undefined,
    { device, place }: SessionOrigin,
  ): Promise<IssuedToken> {
    const issueKey = digest(administratorId, idempotencyKey);
    await this.dataSource.query(`DELETE FROM admin_session WHERE NOT (${LIVE_SESSION})`);
    const opened = await this.rows(
      `INSERT INTO admin_session
         (administrator_id, token_id, issue_key, issued_at, last_seen_at, expires_at, device, place)
       VALUES
         ($1, gen_random_uuid(), $2, now(), now(), now() + make_interval(secs => ${ADMIN_SESSION_MAX_S}), $3, $4)
       ON CONFLICT (issue_key) DO NOTHING RETURNING *`,
      [administratorId, issueKey, device, place],
    );
    return this.issue(opened[0] ?? (await this.byIssueKey(issueKey)));
  }

  /** The token of an active session that was opened with the same idempotency key; null without one. */
  async reissue(administratorId: string, idempotencyKey: string): Promise<IssuedToken | null> {
    const rows = await this.rows(`SELECT * FROM admin_session WHERE issue_key = $1 AND ${LIVE_SESSION}`, [
      digest(administratorId, idempotencyKey),
    ]);
    return rows[0] ? this.issue(rows[0]) : null;
  }

  /**
   * The administrator of a token; null for an invalid token. Extends the session unless `isSignOfLife` is false. With
   * a renewal key, the previous token is accepted if it was replaced with the same key.
   */
  async authenticate(token: string, call: AuthenticatedCall = {}): Promise<AdminIdentity | null> {
    const claims = readToken(this.jwt, token);
    if (!claims) return null;
    const rows: { administrator_id: string; email: string; role: AdminRole }[] = await this.dataSource.query(
      `WITH live AS (
         SELECT id, administrator_id, last_seen_at FROM admin_session
         WHERE id = $1 AND to_timestamp($5) > now() AND ${LIVE_SESSION} AND (token_id = $2 OR (previous_token_id = $2 AND issue_key = $3))
       ), touched AS (
         UPDATE admin_session SET last_seen_at = now() FROM live WHERE admin_session.id = live.id
         AND live.last_seen_at < now() - make_interval(secs => ${TOUCH_EVERY_S}) AND $4
       )
       SELECT live.administrator_id, email, role FROM live JOIN administrator ON administrator.id = administrator_id`,
      [claims.sid, claims.jti, digest(claims.sid, call.renewalKey), call.isSignOfLife ?? true, claims.exp],
    );
    const [row] = rows;
    if (!row) return null;
    const { administrator_id: adminId, email, role } = row;
    return { adminId, email, role, sessionId: claims.sid, tokenId: claims.jti };
  }

  /**
   * The latest time at which a session expires.
   * @throws AppError `unauthorized` when the session has ended
   */
  async expiryOf({ sessionId }: AdminIdentity): Promise<Date> {
    const [row] = await this.rows('SELECT * FROM admin_session WHERE id = $1', [sessionId]);
    if (!row) throw new AppError('unauthorized');
    return row.expires_at;
  }

  /**
   * Replaces the caller's token, which becomes invalid immediately.
   * @throws AppError `unauthorized` when another request replaced it first
   */
  async renew(
    { sessionId, tokenId }: AdminIdentity,
    idempotencyKey: string | undefined,
  ): Promise<IssuedToken> {
    const issueKey = digest(sessionId, idempotencyKey);
    const renewed = await this.rows(
      `WITH renewed AS (
         UPDATE admin_session SET token_id = gen_random_uuid(), previous_token_id = token_id, issue_key = $3,
           issued_at = now(), last_seen_at = now()
         WHERE id = $1 AND token_id = $2 RETURNING *
       ) SELECT * FROM renewed`,
      [sessionId, tokenId, issueKey],
    );
    return this.issue(renewed[0] ?? (await this.byIssueKey(issueKey, tokenId)));
  }

  /** Ends the caller's session immediately. */
  async end({ sessionId }: AdminIdentity): Promise<void> {
    await this.dataSource.query(END_SESSIONS('id = $1'), [sessionId, SESSION_ENDED_CHANNEL]);
  }

  /** Ends all sessions of an administrator, in the transaction that changes the password. */
  async endAllOf(manager: EntityManager, administratorId: string): Promise<void> {
    await endSessionsOf(manager, administratorId);
  }

  /** Ends the other sessions of the caller, in a transaction. Returns their number. */
  async endOthersOf(manager: EntityManager, { adminId, sessionId }: AdminIdentity): Promise<number> {
    const ended: unknown[] = await manager.query(END_SESSIONS('administrator_id = $1 AND id <> $3'), [
      adminId,
      SESSION_ENDED_CHANNEL,
      sessionId,
    ]);
    return ended.length;
  }

  /** Ends a session of the caller. False if the caller has no such session. */
  async endOwn({ adminId }: AdminIdentity, id: string): Promise<boolean> {
    const ended: unknown[] = await this.dataSource.query(END_SESSIONS('id = $1 AND administrator_id = $3'), [
      id,
      SESSION_ENDED_CHANNEL,
      adminId,
    ]);
    return ended.length > 0;
  }

  /** Time until each session expires without another request, in ms. Ended sessions are omitted. */
  async remaining(sessionIds: readonly string[]): Promise<Map<string, number>> {
    const rows: { id: string; ms: number }[] = await this.dataSource.query(
      `SELECT id, 1000 * extract(epoch FROM
         least(expires_at, last_seen_at + make_interval(secs => ${ADMIN_SESSION_IDLE_S})) - now())::float AS ms
       FROM admin_session WHERE id = ANY($1) AND ${LIVE_SESSION}`,
      [sessionIds],
    );
    return new Map(rows.map(({ id, ms }) => [id, ms]));
  }

  private async byIssueKey(
    issueKey: Buffer | null,
    replaced: string | null = null,
  ): Promise<SessionRow | undefined> {
    const rows = await this.rows(
      `SELECT * FROM admin_session WHERE issue_key = $1 AND previous_token_id IS NOT DISTINCT FROM $2`,
      [issueKey, replaced],
    );
    return rows[0];
  }

  private issue(row: SessionRow | undefined): IssuedToken {
    if (!row) throw new AppError('unauthorized');
    const claims = { sub: row.administrator_id, sid: row.id, jti: row.token_id };
    return { token: signToken(this.jwt, claims, row.issued_at, row.expires_at), expiresAt: row.expires_at };
  }

  private rows(statement: string, parameters: unknown[]): Promise<SessionRow[]> {
    return this.dataSource.query(statement, parameters);
  }
}

/** Ends all sessions of an administrator, in a transaction. */
export async function endSessionsOf(manager: EntityManager, administratorId: string): Promise<void> {
  await manager.query(END_SESSIONS('administrator_id = $1'), [administratorId, SESSION_ENDED_CHANNEL]);
}

/** Keys are stored as digests only, so that read access to the table does not allow repeating a request. */
function digest(owner: string, key: string | undefined): Buffer | null {
  return key === undefined ? null : createHash('sha256').update(`${owner}\n${key}`).digest();
}
