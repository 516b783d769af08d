import type { Video } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';

/**
 * The videos, newest first; null when they, or the client that asks for them, could not be loaded. The rest of
 * the page does without.
 */
export async function loadVideos(getClient: GetClient): Promise<Video[] | null> {
  try {
    const { videos } = await getClient();
    return await videos.list();
  } catch (error) {
    console.warn('The videos could not be loaded.', error);
    return null;
  }
}
