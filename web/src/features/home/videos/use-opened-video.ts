import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a step of the browser's history holds while a video is open. */
interface OpenedVideoState {
  readonly video: string;
}

function readVideoId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('video' in state)) return null;
  return typeof state.video === 'string' ? state.video : null;
}

/** Which video is open, by its id. */
export interface OpenedVideo {
  readonly openedId: string | null;
  open(id: string): void;
  close(): void;
}

/**
 * An open video is a step of the browser's history: Back closes it, Forward opens it again, and closing it
 * in any other way goes that step back. See docs/decisions/0038.
 */
export function useOpenedVideo(): OpenedVideo {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  // The player goes at once. The step back comes later, or not at all where the player's site added steps.
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
