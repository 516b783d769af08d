import type { JwtService } from '@nestjs/jwt';
import * as z from 'zod';

/** Claims of a token. They depend only on the session's row, so that the same row yields the same token. */
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), jti: z.uuid() });
export type TokenClaims = z.infer<typeof claimsSchema>;

/** Signs the token of a session, which expires with the session. */
export function signToken(jwt: JwtService, claims: TokenClaims, issuedAt: Date, expiresAt: Date): string {
  return jwt.sign({ ...claims, iat: seconds(issuedAt), exp: seconds(expiresAt) });
}

/** The claims of an authentic token; null for another one. Whether the session has expired is up to its row. */
export function readToken(jwt: JwtService, token: string): TokenClaims | null {
  try {
    return claimsSchema.parse(jwt.verify<Record<string, unknown>>(token));
  } catch {
    return null;
  }
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
