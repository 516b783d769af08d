import type { Transport } from '@quartermile/core/client';

/**
 * Retries a rejected call once if the token was renewed meanwhile, by "Stay Logged In" here or in another tab: the
 * old token was revoked while the call was in flight, but the session continues.
 */
export function withRenewedToken(transport: Transport, readToken: () => string | null): Transport {
  return async (request, options) => {
    const spare = request.clone();
    const response = await transport(request, options);
    const sent = request.headers.get('authorization');
    const current = readToken();
    if (response.status !== 401 || !sent || !current || sent === `Bearer ${current}`) return response;
    spare.headers.set('authorization', `Bearer ${current}`);
    return transport(spare, options);
  };
}
