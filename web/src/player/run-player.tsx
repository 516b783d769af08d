import type { RunVideo } from '@quartermile/core/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GetClient } from '../platform/browser-client.js';
import { useOpenedVideo } from './use-opened-video.js';
import { VideoPlayer } from './video-player.js';

export interface RunPlayerProps {
  readonly video: RunVideo;
  /** The browser's client. */
  readonly getClient: GetClient;
  /** Called once it is closed: unmount it then. */
  onClose(): void;
}

/** The player at the moment of a run, as an entry of the history (decision 38). It counts no view of the video. */
export function RunPlayer({ video, getClient, onClose }: RunPlayerProps) {
  const { openedId, open, close } = useOpenedVideo();
  const progress = useRef<'new' | 'asked' | 'opened'>('new');
  const follow = useEffectEvent(() => {
    if (openedId === video._id) progress.current = 'opened';
    else if (progress.current === 'opened') onClose();
    else if (progress.current === 'new') {
      progress.current = 'asked';
      open(video._id);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the history.
  useEffect(() => follow(), [openedId]);
  return <VideoPlayer video={video} getClient={getClient} onClose={close} />;
}
