import type { HostNews } from '@quartermile/core/admin';
import type { Client } from '@quartermile/core/client';

/**
 * Follows the administrator's event stream until the returned function is called. A stream that the server
 * refuses ends quietly: the dashboard works without it, and its own calls tell when the session is over.
 */
export function followServer(client: Client, tell: (news: HostNews) => void): () => void {
  const following = new AbortController();
  const onEnd = (): void => undefined;
  client.admin
    .stream({
      signal: following.signal,
      onEvent: ({ type }) =>
        tell(type === 'session-ended' ? { type: 'signed-out', reason: 'refused' } : { type: 'changed' }),
    })
    .then(onEnd, onEnd);
  return () => following.abort();
}
