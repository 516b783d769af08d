import type { Client } from '@quartermile/core/client';
import { messages, pageRoutes, readEvent, upcomingEvents } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { describeEvents } from '../../found/describe-events.js';
import { browserClient } from '../../platform/browser-client.js';
import { pageMeta } from '../../platform/page-meta.js';
import { serverClient } from '../../platform/server-client.server.js';
import { valueOrPromise } from '../../platform/value-or-promise.js';
import type { Route } from './+types/events-route.js';
import { EventsPage } from './events-page.js';
import type { LoadedEvents } from './loaded-events.js';

const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  const loaded = loaderData?.value;
  const events = loaded && 'events' in loaded ? loaded.events : null;
  return pageMeta(root, {
    title: messages.events.title,
    description: messages.events.intro,
    path: pageRoutes.events,
    structured: [root && events ? describeEvents(root, events) : null],
  });
};

async function load(client: Client): Promise<LoadedEvents> {
  const nowMs = Date.now();
  try {
    const documents = await client.events.list();
    const events = documents.map((document) => readEvent(document));
    return { events: upcomingEvents(events, new Date(nowMs)), nowMs };
  } catch (error) {
    console.warn('The events could not be loaded.', error);
    return { events: null, nowMs };
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const value = await load(serverClient(context));
  return data({ value }, { status: value.events ? undefined : UNAVAILABLE });
}

export function clientLoader() {
  return valueOrPromise(browserClient().then(load));
}

/** /events */
export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <EventsPage
      loaded={loaderData.value}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
