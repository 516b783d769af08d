import { apiPath, segmentMessages, segmentPages } from '@quartermile/core/domain';
import { useCallback } from 'react';
import { data, useRevalidator } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { valueOrCachedPage } from '../../../platform/cached-page.js';
import { pageMeta } from '../../../platform/page-meta.js';
import { notFoundMeta } from '../../../shell/not-found.js';
import type { Route } from './+types/segment-route.js';
import type { LoadedSegment } from './load-segments.js';
import { readSegment } from './read-segments.server.js';
import { segmentMeta } from './segment-meta.js';
import { SegmentPageView } from './segment-page.js';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches, params: { slug }, loaderData }) => {
  const root = matches[0].loaderData;
  const loaded = loaderData?.value;
  if (loaded === 'missing') return notFoundMeta;
  if (root && loaded && 'segment' in loaded) return segmentMeta(root, loaded.segment);
  const path = apiPath(segmentPages.one, { slug });
  return pageMeta(root, { title: segmentMessages.title, path, isPrivate: true });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const value = await readSegment(context, params.slug);
  if (value === null) return data({ value }, { status: UNAVAILABLE });
  return data({ value }, value === 'missing' ? { status: NOT_FOUND } : undefined);
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, () => loadInBrowser(params.slug));
}

async function loadInBrowser(slug: string): Promise<LoadedSegment> {
  try {
    const [client, { loadSegment }] = await Promise.all([browserClient(), import('./load-segments.js')]);
    return await loadSegment(client, slug);
  } catch (error) {
    console.warn('The code that loads a segment could not be loaded.', error);
    return null;
  }
}

/** /segments/SLUG */
export default function SegmentRoute({ loaderData: { value } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const show = useCallback(() => void revalidate(), [revalidate]);
  return (
    <SegmentPageView loaded={value} getClient={browserClient} show={show} isRetrying={state === 'loading'} />
  );
}
