import { data, useRevalidator } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { valueOrCachedPage } from '../../../platform/cached-page.js';
import type { Route } from './+types/segments-route.js';
import type { LoadedSegments } from './load-segments.js';
import { readSegments } from './read-segments.server.js';
import { segmentsMeta } from './segment-meta.js';
import { SegmentsPage } from './segments-page.js';

const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches }) => segmentsMeta(matches[0].loaderData);

export async function loader({ context }: Route.LoaderArgs) {
  const value = await readSegments(context);
  return data({ value }, value ? undefined : { status: UNAVAILABLE });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, loadInBrowser);
}

async function loadInBrowser(): Promise<LoadedSegments> {
  try {
    const [client, { loadSegments }] = await Promise.all([browserClient(), import('./load-segments.js')]);
    return await loadSegments(client);
  } catch (error) {
    console.warn('The code that loads the segments could not be loaded.', error);
    return null;
  }
}

/** /segments */
export default function SegmentsRoute({ loaderData: { value } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return <SegmentsPage segments={value} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}
