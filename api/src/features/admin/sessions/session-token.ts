import type { JwtService } from '@nestjs/jwt';
import * as z from 'zod';

/**
 * Claims of a token; `exp` is its end in s since 1970. They depend only on the session's row, so that the same row yields
 * the same token.
 */
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), jti: z.uuid(), exp: z.int() });
export type TokenClaims = z.infer<typeof claimsSchema>;

/** Signs the token of a session, which expires with the session. */
export function signToken(
  jwt: JwtService,
  claims: Omit<TokenClaims, 'exp'>,
  issuedAt: Date,
  expiresAt: Date,
): string {
  return jwt.sign({ ...claims, iat: seconds(issuedAt), exp: seconds(expiresAt) });
}

/** The claims of an authentic token; null for another one. The caller compares `exp` with the database's clock. */
export function readToken(jwt: JwtService, token: string): TokenClaims | null {
  try {
    return claimsSchema.parse(jwt.verify<Record<string, unknown>>(token));
  } catch {
    return null;
  }
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
