import { apiRoutes, messages, pageRoutes } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { browserClient } from '../../platform/browser-client.js';
import { valueOrCachedPage } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { readRootData } from '../../platform/read-root-data.server.js';
import { useRootData } from '../../platform/root-data.js';
import { describeEvents } from '../../seo/describe-events.js';
import type { Route } from './+types/events-route.js';
import { eventPageMessages } from './event-messages.js';
import { EventsPage } from './events-page.js';
import { readEvents } from './read-events.server.js';
import type { LoadedEvents } from './shown-event.js';

const UNAVAILABLE = 503;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  // Structured data is for search engines, which read the server's page only.
  const structured = loaderData && 'structured' in loaderData ? loaderData.structured : [];
  const root = matches[0].loaderData;
  const calendar = messages.events.calendarName(root?.site.siteName ?? '');
  return pageMeta(root, {
    title: messages.events.title,
    description: eventPageMessages.intro,
    path: pageRoutes.events,
    structured,
    feeds: [{ path: apiRoutes.events.calendar, type: 'text/calendar', title: calendar }],
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const [root, value] = await Promise.all([readRootData(context), readEvents(context)]);
  const structured = [value && describeEvents(root, value)];
  return data({ value, structured }, { status: value ? undefined : UNAVAILABLE });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, loadInBrowser);
}

/** The code that parses events is loaded only when the browser fetches them itself. */
async function loadInBrowser(): Promise<LoadedEvents> {
  try {
    const [client, later] = await Promise.all([browserClient(), import('./load-events.js')]);
    return await later.loadEvents(client);
  } catch (error) {
    console.warn('The code that loads events could not be loaded.', error);
    return null;
  }
}

/** /events */
export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  const root = useRootData();
  const { revalidate, state } = useRevalidator();
  return (
    <EventsPage
      loaded={loaderData.value}
      reload={() => void revalidate()}
      publicUrl={root?.publicUrl}
      isReloading={state === 'loading'}
    />
  );
}
