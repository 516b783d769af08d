import type { RunVideo } from '@quartermile/core/domain';
import type { GetClient } from '../platform/browser-client.js';
import { useHistoryStep } from './use-history-step.js';
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
