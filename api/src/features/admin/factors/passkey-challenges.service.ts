import { Injectable } from '@nestjs/common';
import { PASSKEY_CHALLENGE_S } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';

/** What a challenge is for; it is accepted for its own purpose only. */
type PasskeyPurpose = 'login' | 'proof' | 'register';

/** A purpose, and the only administrator who may answer; null for a login. */
export interface ChallengeUse {
  readonly purpose: PasskeyPurpose;
  readonly administratorId: string | null;
}

/** Challenges of WebAuthn: stored for all nodes, short-lived, accepted once. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a new challenge, base64url. */
  async store(challenge: string, { purpose, administratorId }: ChallengeUse): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO passkey_challenge (challenge, purpose, administrator_id, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
      [challenge, purpose, administratorId, PASSKEY_CHALLENGE_S],
    );
  }

  /** Uses up a challenge. Returns false for an unknown, expired or used one, and for another use. */
  async take(challenge: string, { purpose, administratorId }: ChallengeUse): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `WITH taken AS (
         DELETE FROM passkey_challenge
         WHERE challenge = $1 AND purpose = $2 AND administrator_id IS NOT DISTINCT FROM $3
         RETURNING expires_at > now() AS is_valid
       ) SELECT FROM taken WHERE is_valid`,
      [challenge, purpose, administratorId],
    );
    return rows.length > 0;
  }
}
