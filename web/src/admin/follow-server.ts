import type { HostEvent } from '@quartermile/core/admin';
import type { Client } from '@quartermile/core/client';
import { LOGOUT_MESSAGE_DELAY_MS } from '@quartermile/core/domain';

const ENDED: HostEvent = { type: 'signed-out', reason: 'refused' };

/**
 * Follows the administrator's event stream until the returned function is called. A rejected stream ends silently:
 * the dashboard works without it, and its own calls reveal the end of the session. `session-ended` is reported with a
 * delay, because after a logout in another tab that tab's message arrives first and stops the stream.
 */
export function followServer(client: Client, emit: (event: HostEvent) => void): () => void {
  const following = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEnd = (): void => undefined;
  client.admin
    .stream({
      signal: following.signal,
      onEvent({ type }) {
        if (type === 'session-ended') timer = setTimeout(emit, LOGOUT_MESSAGE_DELAY_MS, ENDED);
        else emit({ type: 'changed' });
      },
    })
    .then(onEnd, onEnd);
  return () => {
    following.abort();
    clearTimeout(timer);
  };
}
