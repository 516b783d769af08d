import { messages, type Video } from '@quartermile/core/domain';
import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { GetClient } from '../../../platform/browser-client.js';
import { whenIdle } from '../../../platform/start/when-idle.js';
import { useLastSettled } from '../../../platform/use-settled.js';
import type { VideoPlayerProps } from '../../../player/video-player.js';
import shared from '../../../styles/shared.module.css';
import { videoListMessages } from '../home-messages.js';
import { HomeSection } from '../home-section.js';
import { homeSections } from '../home-sections.js';
import rail from '../rail.module.css';
import { useOpenedVideo } from './use-opened-video.js';
import { usePlay } from './use-play.js';
import { VideoLink } from './video-link.js';

const load = async () => (await import('../../../player/video-player.js')).VideoPlayer;

const texts = videoListMessages;

export interface VideosProps {
  /** Null when loading failed, a promise while loading. */
  readonly videos: Video[] | null | Promise<Video[] | null>;
  /** The browser's client; not called during server-side rendering. */
  readonly getClient: GetClient;
  /** Reloads the list. */
  readonly reload: () => void;
}

/** The creator's videos; a card opens a player and counts a view. */
export function Videos({ videos, getClient, reload }: VideosProps) {
  const settled = useLastSettled(videos);
  const { openedId, close } = useOpenedVideo();
  const opened = settled?.find(({ id }) => id === openedId);
  const { loaded: Player } = useLazyPlayer(opened?.link);
  const play = usePlay({ getClient, reload });
  return (
    <HomeSection id={homeSections.videos} title={texts.title} action={settled && <Totals videos={settled} />}>
      {settled && settled.length === 0 && (
        <EmptyState icon={IconPlayerPlay} title={texts.emptyTitle} detail={texts.emptyDetail} order={3} />
      )}
      {settled && settled.length > 0 && (
        <ul className={`${shared.columns} ${rail.rail}`}>
          {settled.map((video) => (
            <li key={video.id} className={`${shared.card} ${rail.card}`}>
              <VideoLink
                video={video}
                sizes="(min-width: 64em) 26rem, (min-width: 48em) 50vw, 16.25rem"
                onOpen={() => void play(video)}
              />
            </li>
          ))}
        </ul>
      )}
      {settled === undefined && <SkeletonRows rows={2} rowHeight={240} label={texts.loading} />}
      {settled === null && <ErrorState title={messages.video.failed} onRetry={reload} boxed />}
      {opened && Player && <Player key={opened.id} video={opened} getClient={getClient} onClose={close} />}
    </HomeSection>
  );
}

function Totals({ videos }: { readonly videos: readonly Video[] }) {
  return (
    <p className={`${shared.row} ${shared.note} ${shared.figures}`}>
      <span>{texts.count(videos.length)}</span>
      <span>{messages.video.views(videos.reduce((sum, { views }) => sum + views, 0))}</span>
    </p>
  );
}

/**
 * Loads the player when the browser is idle or when it is needed.
 * @param link the open video; if the player cannot be loaded, its own page opens instead
 * @returns the player; null while loading
 */
function useLazyPlayer(link: string | undefined): {
  readonly loaded: ComponentType<VideoPlayerProps> | null;
} {
  const [player, setPlayer] = useState<ComponentType<VideoPlayerProps> | null>(null);
  useEffect(() => whenIdle(() => void load().catch(console.warn)), []);
  useEffect(() => {
    if (link === undefined) return;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setPlayer(() => loaded),
      () => isWanted && window.location.assign(link),
    );
    return () => {
      isWanted = false;
    };
  }, [link]);
  return { loaded: player };
}
