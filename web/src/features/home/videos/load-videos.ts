import type { Client } from '@quartermile/core/client';
import type { Video } from '@quartermile/core/domain';

/** The videos, newest first; null when they could not be loaded. The rest of the page does without. */
export async function loadVideos(client: Client): Promise<Video[] | null> {
  try {
    return await client.videos.list();
  } catch (error) {
    console.warn('The videos could not be loaded.', error);
    return null;
  }
}
