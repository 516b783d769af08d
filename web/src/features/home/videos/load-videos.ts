import type { Video } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';

/** Videos, newest first; null when loading them or the client's code failed. */
export async function loadVideos(getClient: GetClient): Promise<Video[] | null> {
  try {
    const { videos } = await getClient();
    return await videos.list();
  } catch (error) {
    console.warn('The videos could not be loaded.', error);
    return null;
  }
}
