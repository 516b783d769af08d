import { demoPlayerRoute, isDemoVideoLink, messages, type RunVideo } from '@quartermile/core/domain';
import { IconPlayerPlay } from '@tabler/icons-react';
import { opensHere } from '../platform/opens-here.js';

export interface WatchRunProps {
  readonly video: RunVideo;
  readonly className?: string | undefined;
  /** Plays it in this page. */
  onOpen(video: RunVideo): void;
}

/**
 * Plays a run. Without scripts it links to the moment on the video's site, which does not know the videos of the demo
 * content.
 */
export function WatchRun({ video, className, onOpen }: WatchRunProps) {
  return (
    <a
      href={isDemoVideoLink(video.link) ? demoPlayerRoute : video.link}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        // Not for the second click of a double click.
        if (event.detail < 2) onOpen(video);
      }}
    >
      <IconPlayerPlay size={16} aria-hidden="true" /> {messages.leaderboard.watchRun}
    </a>
  );
}
