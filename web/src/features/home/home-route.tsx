import { pageRoutes } from '@quartermile/core/domain';
import { useRevalidator } from 'react-router';
import { describeSite } from '../../found/describe-site.js';
import { describeVideos } from '../../found/describe-videos.js';
import { browserClient } from '../../platform/browser-client.js';
import { valueOrKeptPage } from '../../platform/kept-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { readRootData } from '../../platform/read-root-data.server.js';
import { serverClient } from '../../platform/server-client.server.js';
import { useSiteProfile } from '../../shell/use-site-profile.js';
import type { Route } from './+types/home-route.js';
import { HomePage } from './home-page.js';
import { loadVideos } from './videos/load-videos.js';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  // Only the server's page is read by search engines; one that is built in the browser has none of it.
  const structured = loaderData && 'structured' in loaderData ? loaderData.structured : [];
  return pageMeta(root, {
    title: root.site.hero.title,
    description: root.site.hero.intro,
    path: pageRoutes.home,
    structured,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const [root, value] = await Promise.all([
    readRootData(context),
    loadVideos(async () => serverClient(context)),
  ]);
  return { value, structured: [describeSite(root), value && describeVideos(root, value)] };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return valueOrKeptPage(request, () => loadVideos(browserClient));
}

/** / */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <HomePage
      profile={useSiteProfile()}
      videos={loaderData.value}
      getClient={browserClient}
      reload={() => void revalidate()}
    />
  );
}
