import { apiPath, carTitle, shareRoutes } from '@quartermile/core/domain';
import { data, useRevalidator } from 'react-router';
import { browserClient } from '../../platform/browser-client.js';
import { valueOrCachedPage } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { serverClient } from '../../platform/server-client.server.js';
import type { Route } from './+types/race-route.js';
import { type LoadedRace, loadRace, type RaceClient } from './load-race.js';
import { racePageMessages } from './race-messages.js';
import { raceNames } from './race-names.js';
import { RacePage } from './race-page.js';
import { racePath } from './race-path.js';

const text = racePageMessages;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

type RaceParams = Route.LoaderArgs['params'];

export const meta: Route.MetaFunction = ({ matches, params: { first, second }, loaderData }) => {
  const root = matches[0].loaderData;
  const path = racePath(first, second);
  const loaded = loaderData?.value;
  if (!loaded || loaded === 'missing' || loaded instanceof Promise)
    return pageMeta(root, { title: text.missingTitle, path, isPrivate: true });
  if (loaded.kind === 'choice') {
    const title = text.chooseTitle(carTitle(loaded.place.entry.car));
    return pageMeta(root, { title, path, isPrivate: true });
  }
  const names = raceNames(loaded.lanes);
  const title = text.title(...names);
  const description = text.description(...names);
  const picture = { path: apiPath(shareRoutes.race, { first, second: second ?? '' }), alt: title };
  // Every two cars have such a page: links lead to it, search engines need not.
  return [...pageMeta(root, { title, description, path, picture }), { name: 'robots', content: 'noindex' }];
};

async function load(client: Promise<RaceClient>, { first, second }: RaceParams): Promise<LoadedRace> {
  try {
    return await loadRace(await client, first, second);
  } catch (error) {
    console.warn('The race could not be loaded.', error);
    return null;
  }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const value = await load(Promise.resolve(serverClient(context)), params);
  const status = value === 'missing' ? NOT_FOUND : undefined;
  return data({ value }, { status: value === null ? UNAVAILABLE : status });
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, () => load(browserClient(), params));
}

/** /race/FIRST/SECOND, and /race/FIRST to choose the second car */
export default function RaceRoute({ loaderData: { value } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return <RacePage race={value} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}
