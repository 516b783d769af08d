import { apiPath, pageRoutes } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { valueOrCachedPage } from '../../../platform/cached-page.js';
import { pageMeta } from '../../../platform/page-meta.js';
import { NOT_FOUND, notFoundMeta } from '../../../shell/not-found.js';
import { withoutCardSize } from '../without-card-size.js';
import type { Route } from './+types/past-event-route.js';
import { pastEventPageMessages } from './past-event-messages.js';
import { PastEventPage } from './past-event-page.js';
import { readPastEvent } from './read-past-events.server.js';
import type { LoadedPastEvent } from './shown-past-event.js';

const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) => {
  const root = matches[0].loaderData;
  const event = loaderData?.value;
  if (event === 'missing') return notFoundMeta;
  const path = apiPath(pageRoutes.pastEvent, { id: params.id });
  if (!event || event instanceof Promise) {
    return pageMeta(root, { title: pastEventPageMessages.title, path, isPrivate: !event });
  }
  const { title, description, image } = event;
  const about = {
    title,
    description: description ?? pastEventPageMessages.description(title),
    path,
    ...(image && { picture: { path: image, alt: title } }),
  };
  const described = pageMeta(root, about);
  return image ? withoutCardSize(described) : described;
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const value = await readPastEvent(context, params.id);
  const status = value === 'missing' ? NOT_FOUND : UNAVAILABLE;
  return data({ value }, { status: value && value !== 'missing' ? undefined : status });
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, () => loadInBrowser(params.id));
}

async function loadInBrowser(id: string): Promise<LoadedPastEvent> {
  try {
    const [client, later] = await Promise.all([browserClient(), import('./load-past-events.js')]);
    return await later.loadPastEvent(client, id);
  } catch (error) {
    console.warn('The code that loads past events could not be loaded.', error);
    return null;
  }
}

/** /events/past/ID */
export default function PastEventRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <PastEventPage
      loaded={loaderData.value}
      reload={() => void revalidate()}
      isReloading={state === 'loading'}
    />
  );
}
