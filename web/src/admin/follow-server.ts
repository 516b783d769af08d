import type { HostNews } from '@quartermile/core/admin';
import type { Client } from '@quartermile/core/client';
import { LOGOUT_WORD_MS } from '@quartermile/core/domain';

const ENDED: HostNews = { type: 'signed-out', reason: 'refused' };

/**
 * Follows the administrator's event stream until the returned function is called. A stream that the server
 * refuses ends quietly: the dashboard works without it, and its own calls tell when the session is over. That
 * the server ended the session is told a moment later: whoever logged out in another tab is heard of first,
 * and following ends with that.
 */
export function followServer(client: Client, tell: (news: HostNews) => void): () => void {
  const following = new AbortController();
  let word: ReturnType<typeof setTimeout> | undefined;
  const onEnd = (): void => undefined;
  client.admin
    .stream({
      signal: following.signal,
      onEvent({ type }) {
        if (type === 'session-ended') word = setTimeout(tell, LOGOUT_WORD_MS, ENDED);
        else tell({ type: 'changed' });
      },
    })
    .then(onEnd, onEnd);
  return () => {
    following.abort();
    clearTimeout(word);
  };
}
