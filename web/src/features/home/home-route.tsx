import { pageRoutes } from '@quartermile/core/domain';
import { pageMeta } from '../../platform/page-meta.js';
import { useSiteProfile } from '../../shell/use-site-profile.js';
import type { Route } from './+types/home-route.js';
import { HomePage } from './home-page.js';

export function meta({ matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  return pageMeta(root, {
    title: root.site.hero.title,
    description: root.site.hero.intro,
    path: pageRoutes.home,
  });
}

/** / */
export default function HomeRoute() {
  return <HomePage profile={useSiteProfile()} />;
}
