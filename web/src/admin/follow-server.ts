import type { HostEvent } from '@quartermile/core/admin';
import { ApiError, type Client } from '@quartermile/core/client';

/** Another window's logout message may arrive this much later than the end of the stream. */
export const LOGOUT_MESSAGE_DELAY_MS = 500;

const ENDED: HostEvent = { type: 'signed-out', reason: 'refused' };
const UNAUTHORIZED = 401;

/**
 * Follows the administrator's event stream until the returned function is called. A stream that is refused because the
 * session ended while there was no connection, such as by a change of the role, is reported like `session-ended`. Other
 * refusals are not: the dashboard works without the stream. The end is reported with a delay, because after a logout in
 * another tab that tab's message arrives first and stops the stream.
 */
export function followServer(client: Client, emit: (event: HostEvent) => void): () => void {
  const following = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reportEnd = (): void => {
    if (!following.signal.aborted) timer = setTimeout(emit, LOGOUT_MESSAGE_DELAY_MS, ENDED);
  };
  client.admin
    .stream({
      signal: following.signal,
      onEvent({ type }) {
        if (type === 'session-ended') reportEnd();
        else emit({ type: 'changed' });
      },
    })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === UNAUTHORIZED) reportEnd();
    });
  return () => {
    following.abort();
    clearTimeout(timer);
  };
}
