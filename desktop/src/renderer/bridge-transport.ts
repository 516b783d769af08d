import { randomKey, type Transport } from '@quartermile/core/client';
import { toApiCall, toResponse } from '../shared/api-call.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';

/**
 * Transport over the bridge to the main process, which calls the site.
 * @param site origin that the calls are for; refused once the app is connected to another site
 */
export function bridgeTransport(
  bridge: Pick<DesktopBridge, 'callApi' | 'cancelCall' | 'onEvent'>,
  site: string,
): Transport {
  return async (request, options) => {
    const id = randomKey();
    request.signal.addEventListener('abort', () => void bridge.cancelCall(id), { once: true });
    const stop = bridge.onEvent((event) => {
      if (event.type === 'upload' && event.id === id) options?.onUploadProgress?.(event.fraction);
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
