import { randomKey } from '@quartermile/core/client';
import { LAST_DECISIONS_MS } from '@quartermile/core/domain';

/** Maximum time that a logout waits for other tabs to report unsent decisions, ms. */
export const ENDING_REPLY_MS = 100;

const CHANNEL = 'quartermile.admin-ending';

/** Messages between tabs before one of them ends the session; `by` identifies the tab that responds. */
type Message =
  | { readonly type: 'ending' }
  | { readonly type: 'sending'; readonly by: string }
  | { readonly type: 'sent'; readonly by: string };

/** Called when another tab is about to end the session, which waits for the given promise. */
export type EndingListener = (waitUntil: (sent: Promise<unknown>) => void) => void;

/**
 * Announces to the other tabs that the session is about to end. Resolves when all tabs that responded with unsent
 * changes have sent them; after `LAST_DECISIONS_MS` at the latest.
 */
export function announceEnd(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  const sending = new Set<string>();
  let isRollOver = false;
  return new Promise<void>((resolve) => {
    const look = (): void => {
      if (isRollOver && sending.size === 0) resolve();
    };
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'sending') sending.add(data.by);
      if (data.type === 'sent') sending.delete(data.by);
      look();
    });
    channel.postMessage({ type: 'ending' } satisfies Message);
    setTimeout(() => {
      isRollOver = true;
      look();
    }, ENDING_REPLY_MS);
    setTimeout(resolve, LAST_DECISIONS_MS);
  }).finally(() => channel.close());
}

/** Listens for other tabs that are about to end the session, until the returned function is called. */
export function watchEnding(listener: EndingListener): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'ending') return;
    listener((sent) => {
      const by = randomKey();
      const say = (type: 'sending' | 'sent'): void => channel.postMessage({ type, by } satisfies Message);
      say('sending');
      void sent.finally(() => say('sent')).catch(() => undefined);
    });
  });
  return () => channel.close();
}
