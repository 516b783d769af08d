import type { Transport } from '@quartermile/core/client';
import { randomKey } from '@quartermile/core/client';
import { toApiCall, toResponse } from '../shared/api-request.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';

/**
 * Carries requests over the bridge to the main process, which speaks to the site.
 * @param site origin that the calls are meant for, whichever site is open by then
 */
export function bridgeTransport(
  bridge: Pick<DesktopBridge, 'callApi' | 'giveUp' | 'onNews'>,
  site: string,
): Transport {
  return async (request, options) => {
    const id = randomKey();
    request.signal.addEventListener('abort', () => void bridge.giveUp(id), { once: true });
    const stop = bridge.onNews((news) => {
      if (news.type === 'upload' && news.id === id) options?.onUploadProgress?.(news.fraction);
    });
    try {
      const answer = await bridge.callApi(id, site, await toApiCall(request));
      request.signal.throwIfAborted();
      return toResponse(answer);
    } finally {
      stop();
    }
  };
}
