import type { Transport } from '@quartermile/core/client';
import { type ApiCall, type DesktopBridge, pickPageHeaders } from '../shared/api-channel.js';

/** Carries requests over the bridge to the main process, which speaks to the site. */
export function bridgeTransport(bridge: Pick<DesktopBridge, 'callApi'>): Transport {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await bridge.callApi({
      method: request.method as ApiCall['method'],
      path: pathname + search,
      headers: pickPageHeaders(request.headers),
      body: request.body === null ? null : await request.text(),
    });
    request.signal.throwIfAborted();
    if (answer === null) throw new TypeError('The site did not answer.');
    return new Response(answer.body, {
      status: answer.status,
      headers: answer.headers.map(([...pair]) => pair),
    });
  };
}
