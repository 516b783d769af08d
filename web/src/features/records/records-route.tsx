import { startOfToday } from '@quartermile/core/domain';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { browserClient, type GetClient } from '../../platform/browser-client.js';
import { valueOrCachedPage } from '../../platform/cached-page.js';
import { pageMeta } from '../../platform/page-meta.js';
import { serverClient } from '../../platform/server-client.server.js';
import type { Route } from './+types/records-route.js';
import { recordMessages } from './record-messages.js';
import { readRecordQuery, recordPath, recordRequest } from './record-query.js';
import { type LoadedRecords, RecordsPage } from './records-page.js';

const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { title, description } = recordMessages;
  const path = recordPath(readRecordQuery(new URLSearchParams(location.search)));
  return pageMeta(matches[0].loaderData, { title, description, path });
};

/** The holders; null when loading them or the client's code failed. */
async function load({ url }: Request, getClient: GetClient): Promise<LoadedRecords | null> {
  try {
    const { leaderboard } = await getClient();
    const query = readRecordQuery(new URL(url).searchParams);
    return { lists: await leaderboard.records(recordRequest(query)), now: startOfToday(Date.now()) };
  } catch (error) {
    console.warn('The record holders could not be loaded.', error);
    return null;
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const value = await load(request, async () => serverClient(context));
  return data({ value }, { status: value ? undefined : UNAVAILABLE });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, () => load(request, browserClient));
}

/** /records */
export default function RecordsRoute({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const { revalidate, state } = useRevalidator();
  return (
    <RecordsPage
      records={loaderData.value}
      query={readRecordQuery(parameters)}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  );
}
