import { apiRoutes, messages, pageRoutes } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { describeEvents } from '../../found/describe-events.js';
import { browserClient } from '../../platform/browser-client.js';
import { valueOrKeptPage } from '../../platform/kept-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { readRootData } from '../../platform/read-root-data.server.js';
import { useRootData } from '../../platform/root-data.js';
import type { Route } from './+types/events-route.js';
import { EventsPage } from './events-page.js';
import { readEvents } from './read-events.server.js';
import type { LoadedEvents } from './shown-event.js';

const UNAVAILABLE = 503;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  // Only the server's page is read by search engines; one that is built in the browser has none of it.
  const structured = loaderData && 'structured' in loaderData ? loaderData.structured : [];
  const root = matches[0].loaderData;
  const calendar = messages.events.calendarName(root?.site.siteName ?? '');
  return pageMeta(root, {
    title: messages.events.title,
    description: messages.events.intro,
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
  return valueOrKeptPage(request, loadInBrowser);
}

/** What reads events comes with the first ones that the browser asks for itself. */
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
