import type { Transport } from '@quartermile/core/client';
import { randomKey } from '@quartermile/core/client';
import type { ApiCall } from '../shared/api-call.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import { pickPageHeaders } from '../shared/page-headers.js';

/** Carries requests over the bridge to the main process, which speaks to the site. */
export function bridgeTransport(bridge: Pick<DesktopBridge, 'callApi' | 'giveUp' | 'onNews'>): Transport {
  return async (request, options) => {
    const { pathname, search } = new URL(request.url);
    const id = randomKey();
    request.signal.addEventListener('abort', () => void bridge.giveUp(id), { once: true });
    const stop = bridge.onNews((news) => {
      if (news.type === 'upload' && news.id === id) options?.onUploadProgress?.(news.fraction);
    });
    try {
      const answer = await bridge.callApi(id, {
        method: request.method as ApiCall['method'],
        path: pathname + search,
        headers: pickPageHeaders(request.headers),
        body: request.body === null ? null : await request.text(),
      });
      request.signal.throwIfAborted();
      if (answer === null) throw new TypeError('The site did not answer.');
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    } finally {
      stop();
    }
  };
}
