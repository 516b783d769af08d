import { pageRoutes } from '@quartermile/core/domain';
import { useRevalidator } from 'react-router';
import { browserClient } from '../../platform/browser-client.js';
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
import type { HomeNow } from './now/home-now.js';
import { loadNow } from './now/load-now.js';
import { loadVideos } from './videos/load-videos.js';

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
  const [root, value, now] = await Promise.all([
    readRootData(context),
    loadVideos(async () => serverClient(context)),
    loadNow(() => serverClient(context)),
  ]);
  return { value, now, structured: [describeSite(root), value && describeVideos(root, value)] };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const now = valueOrPromise(loadNowInBrowser());
  const videos = await valueOrCachedPage(request, () => loadVideos(browserClient));
  return { ...videos, now: (await now).value };
}

/** The code that reads events is loaded only when the browser fetches them itself. */
async function loadNowInBrowser(): Promise<HomeNow> {
  try {
    const later = await import('./now/load-now.js');
    return await later.loadNow(browserClient);
  } catch (error) {
    console.warn('The code for what is new could not be loaded.', error);
    return { highlights: null, event: 'failed', today: 0 };
  }
}

/** / */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <HomePage
      profile={useSiteProfile()}
      videos={loaderData.value}
      now={loaderData.now}
      getClient={browserClient}
      reload={() => void revalidate()}
    />
  );
}
