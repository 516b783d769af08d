import type { RunVideo } from '@quartermile/core/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GetClient } from '../platform/browser-client.js';
import { VideoPlayer } from './video-player.js';

export interface RunPlayerProps {
  readonly video: RunVideo;
  /** The browser's client. */
  readonly getClient: GetClient;
  /** Called once it is closed: unmount it then. */
  onClose(): void;
}

/** The player at the moment of a run. It counts no view of the video. */
export function RunPlayer({ video, getClient, onClose }: RunPlayerProps) {
  const close = useHistoryStep(onClose);
  return <VideoPlayer video={video} getClient={getClient} onClose={close} />;
}

/**
 * Makes what covers the page an entry of the history (decision 38): Back closes it, and closing it otherwise goes back one
 * entry. Unlike an opened video of the home page, it is not opened again by Forward.
 * @param onClose called once the entry is left
 * @returns leaves it
 */
function useHistoryStep(onClose: () => void): () => void {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const under = useRef<string>(null);
  const follow = useEffectEvent((now: string) => {
    if (under.current === null) {
      under.current = now;
      const options = { preventScrollReset: true, defaultShouldRevalidate: false };
      void navigate({ pathname, search, hash }, { ...options, state: { isPlaying: true } });
    } else if (under.current === now) onClose();
  });
  useEffect(() => follow(key), [key]);
  return () => void navigate(-1);
}
