import { apiPath, eventPagePath, isOwnPicture, messages, pageRoutes } from '@quartermile/core/domain';
import { data, redirect, useRevalidator } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { deferToServiceWorker } from '../../../platform/cached-page.js';
import { pageMeta } from '../../../platform/page-meta.js';
import { readRootData } from '../../../platform/read-root-data.server.js';
import { describeEvents } from '../../../seo/describe-events.js';
import { NOT_FOUND, notFoundMeta } from '../../../shell/not-found.js';
import { withoutCardSize } from '../without-card-size.js';
import type { Route } from './+types/event-route.js';
import { EventPage } from './event-page.js';
import { readEventDay } from './read-event.server.js';
import type { LoadedEvent } from './shown-event-day.js';

const UNAVAILABLE = 503;
/** Not 301, because the step to a past event can be undone. */
const FOUND = 302;

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const root = matches[0].loaderData;
  const value = loaderData?.value ?? null;
  if (value === 'missing') return notFoundMeta;
  const path = eventPagePath(params.id);
  if (!value) return pageMeta(root, { title: messages.events.title, path, isPrivate: true });
  const { title, description, image } = value.event;
  // Structured data is for search engines, which read the server's page only.
  const structured = loaderData && 'structured' in loaderData ? loaderData.structured : [];
  const own = isOwnPicture(image) ? image : null;
  const described = pageMeta(root, {
    title,
    description,
    path,
    structured,
    ...(own && { picture: { path: own, alt: title } }),
  });
  return own ? withoutCardSize(described) : described;
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const [root, loaded] = await Promise.all([readRootData(context), readEventDay(context, params.id)]);
  const value = shownOrRedirect(loaded);
  if (value === 'missing') return data({ value, structured: [] }, { status: NOT_FOUND });
  if (value === null) return data({ value, structured: [] }, { status: UNAVAILABLE });
  return data({ value, structured: [describeEvents(root, [value.event])] });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  deferToServiceWorker(request);
  return { value: shownOrRedirect(await loadInBrowser(params.id)) };
}

async function loadInBrowser(id: string): Promise<LoadedEvent> {
  try {
    const [client, later] = await Promise.all([browserClient(), import('./load-event.js')]);
    return await later.loadEvent(client, id);
  } catch (error) {
    console.warn('The code that loads an event could not be loaded.', error);
    return null;
  }
}

/** @throws Response that leads to the past event that an event became */
function shownOrRedirect(loaded: LoadedEvent) {
  if (loaded === null || loaded === 'missing' || 'event' in loaded) return loaded;
  throw redirect(apiPath(pageRoutes.pastEvent, { id: loaded.pastEventId }), FOUND);
}

/** /events/ID */
export default function EventRoute({ params, loaderData: { value } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <EventPage
      key={params.id}
      loaded={value}
      reload={() => void revalidate()}
      isReloading={state === 'loading'}
    />
  );
}
