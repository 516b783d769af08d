import type { Video } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';
import { useOpenedVideo } from './use-opened-video.js';

interface PlayProps {
  readonly getClient: GetClient;
  /** Reloads the list. */
  readonly reload: () => void;
}

/** Opens the player of a video and counts a view. */
export function usePlay({ getClient, reload }: PlayProps) {
  const { open } = useOpenedVideo();
  return async ({ id }: Video): Promise<void> => {
    open(id);
    try {
      const client = await getClient();
      await client.videos.view(id);
    } catch (error) {
      console.warn('The view could not be counted.', error);
    } finally {
      reload();
    }
  };
}
