import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Query parameter with the id of the open video. The server's page is the same without it. */
const PARAMETER = 'video';

/** History state of an entry that was added by opening a video. */
const OPENED_HERE = { opened: 'video' } as const;

/** The open video, by id. */
export interface OpenedVideo {
  readonly openedId: string | null;
  open(id: string): void;
  close(): void;
}

/**
 * An open video has an address and a history entry: Back closes it, Forward reopens it, and closing it otherwise goes
 * back one entry, or drops the parameter of an address that was opened from elsewhere. See docs/decisions/0038.
 */
export function useOpenedVideo(): OpenedVideo {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  // The player closes at once. Going back happens later, or not at all if the player added history entries.
  const [closedAt, setClosedAt] = useState<string | null>(null);
  if (closedAt !== null && closedAt !== key) setClosedAt(null);
  const go = (parameters: URLSearchParams, options: { state?: object; replace?: boolean }): void => {
    const to = { pathname, search: `${parameters}`, hash };
    void navigate(to, { preventScrollReset: true, defaultShouldRevalidate: false, ...options });
  };
  const parameters = new URLSearchParams(search);
  return {
    openedId: closedAt === key ? null : parameters.get(PARAMETER),
    open(video) {
      parameters.set(PARAMETER, video);
      go(parameters, { state: OPENED_HERE });
    },
    close() {
      setClosedAt(key);
      if (wasOpenedHere(state)) return void navigate(-1);
      parameters.delete(PARAMETER);
      go(parameters, { replace: true });
    },
  };
}

function wasOpenedHere(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'opened' in state && state.opened === OPENED_HERE.opened
  );
}
