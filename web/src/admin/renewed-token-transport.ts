import type { Transport } from '@quartermile/core/client';

/** The stored token and its renewal. */
export interface TokenSource {
  readToken(): string | null;
  /** Resolves when a running renewal, of this tab or another one, is over, successful or not. */
  renewed(): Promise<unknown>;
}

/**
 * Retries a rejected call once if the token was renewed meanwhile, by "Stay Logged In" here or in another tab: the
 * old token was revoked while the call was in flight, but the session continues. The server revokes it before the new
 * one arrives, so a rejected call waits for a running renewal.
 */
export function withRenewedToken(transport: Transport, { readToken, renewed }: TokenSource): Transport {
  return async (request, options) => {
    const spare = request.clone();
    const response = await transport(request, options);
    const sent = request.headers.get('authorization');
    if (response.status !== 401 || !sent) return response;
    await renewed();
    const current = readToken();
    if (!current || sent === `Bearer ${current}`) return response;
    spare.headers.set('authorization', `Bearer ${current}`);
    return transport(spare, options);
  };
}
