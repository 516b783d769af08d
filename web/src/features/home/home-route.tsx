import { pageRoutes, type Video } from '@quartermile/core/domain';
import { useRevalidator } from 'react-router';
import { browserClient, type GetClient } from '../../platform/browser-client.js';
import { valueOrCachedPage } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { readRootData } from '../../platform/read-root-data.server.js';
import { serverClient } from '../../platform/server-client.server.js';
import { valueOrPromise } from '../../platform/value-or-promise.js';
import { describeSite } from '../../seo/describe-site.js';
import { describeVideos } from '../../seo/describe-videos.js';
import { useSiteProfile } from '../../shell/use-site-profile.js';
import type { Route } from './+types/home-route.js';
import { HomePage } from './home-page.js';
import { loadLeader } from './load-leader.js';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  // Structured data is for search engines, which read the server's page only.
  const structured = loaderData && 'structured' in loaderData ? loaderData.structured : [];
  return pageMeta(root, {
    title: root.site.hero.title,
    description: root.site.hero.intro,
    path: pageRoutes.home,
    structured,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const [root, value, leader] = await Promise.all([
    readRootData(context),
    loadVideos(async () => serverClient(context)),
    loadLeader(() => serverClient(context)),
  ]);
  return { value, leader, structured: [describeSite(root), value && describeVideos(root, value)] };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const leader = valueOrPromise(loadLeader(browserClient));
  const videos = await valueOrCachedPage(request, () => loadVideos(browserClient));
  return { ...videos, leader: (await leader).value };
}

/** / */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <HomePage
      profile={useSiteProfile()}
      videos={loaderData.value}
      leader={loaderData.leader}
      getClient={browserClient}
      reload={() => void revalidate()}
    />
  );
}

/** Videos, newest first; null when loading them or the client's code failed. */
async function loadVideos(getClient: GetClient): Promise<Video[] | null> {
  try {
    const { videos } = await getClient();
    return await videos.list();
  } catch (error) {
    console.warn('The videos could not be loaded.', error);
    return null;
  }
}
