import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/start/when-idle.js';
import type { VideoPlayerProps } from '../../../player/video-player.js';

const load = async () => (await import('../../../player/video-player.js')).VideoPlayer;

/**
 * Loads the player when the browser is idle or when it is needed.
 * @param link the open video; if the player cannot be loaded, its own page opens instead
 * @returns the player; null while loading
 */
export function useLazyPlayer(link: string | undefined): {
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
