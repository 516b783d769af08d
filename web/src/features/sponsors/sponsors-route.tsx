import { pageRoutes, type Sponsor } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { browserClient, type GetClient } from '../../platform/browser-client.js';
import { valueOrCachedPage } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { serverClient } from '../../platform/server-client.server.js';
import { useSiteProfile } from '../../shell/use-site-profile.js';
import type { Route } from './+types/sponsors-route.js';
import { sponsorPageMessages } from './sponsor-messages.js';
import { SponsorsPage } from './sponsors-page.js';

const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: sponsorPageMessages.title,
    description: sponsorPageMessages.intro,
    path: pageRoutes.sponsors,
  });

/** The sponsors; null when loading them or the client's code failed. */
async function load(getClient: GetClient): Promise<Sponsor[] | null> {
  try {
    const { sponsors } = await getClient();
    return await sponsors.list();
  } catch (error) {
    console.warn('The sponsors could not be loaded.', error);
    return null;
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const value = await load(async () => serverClient(context));
  return data({ value }, { status: value ? undefined : UNAVAILABLE });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, () => load(browserClient));
}

/** /sponsors */
export default function SponsorsRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <SponsorsPage
      sponsors={loaderData.value}
      brandsMailbox={useSiteProfile().mailboxes.brands}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
