import { pageRoutes } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { valueOrCachedPage } from '../../../platform/cached-page.js';
import { pageMeta } from '../../../platform/page-meta.js';
import type { Route } from './+types/past-events-route.js';
import { pastEventPageMessages } from './past-event-messages.js';
import { PastEventsPage } from './past-events-page.js';
import { readPastEvents } from './read-past-events.server.js';
import type { LoadedPastEvents } from './shown-past-event.js';

const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: pastEventPageMessages.title,
    description: pastEventPageMessages.intro,
    path: pageRoutes.pastEvents,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const value = await readPastEvents(context);
  return data({ value }, { status: value ? undefined : UNAVAILABLE });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, loadInBrowser);
}

async function loadInBrowser(): Promise<LoadedPastEvents> {
  try {
    const [client, later] = await Promise.all([browserClient(), import('./load-past-events.js')]);
    return await later.loadPastEvents(client);
  } catch (error) {
    console.warn('The code that loads past events could not be loaded.', error);
    return null;
  }
}

/** /events/past */
export default function PastEventsRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <PastEventsPage
      loaded={loaderData.value}
      reload={() => void revalidate()}
      isReloading={state === 'loading'}
    />
  );
}
