import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** History state while a video is open. */
interface OpenedVideoState {
  readonly video: string;
}

function readVideoId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('video' in state)) return null;
  return typeof state.video === 'string' ? state.video : null;
}

/** The open video, by id. */
export interface OpenedVideo {
  readonly openedId: string | null;
  open(id: string): void;
  close(): void;
}

/**
 * An open video is a history entry: Back closes it, Forward reopens it, and closing it otherwise goes back one entry.
 * See docs/decisions/0038.
 */
export function useOpenedVideo(): OpenedVideo {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  // The player closes at once. Going back happens later, or not at all if the player added history entries.
  const [closedAt, setClosedAt] = useState<string | null>(null);
  if (closedAt !== null && closedAt !== key) setClosedAt(null);
  return {
    openedId: closedAt === key ? null : readVideoId(state),
    open(video) {
      const options = { preventScrollReset: true, defaultShouldRevalidate: false };
      void navigate({ pathname, search, hash }, { ...options, state: { video } satisfies OpenedVideoState });
    },
    close() {
      setClosedAt(key);
      void navigate(-1);
    },
  };
}
