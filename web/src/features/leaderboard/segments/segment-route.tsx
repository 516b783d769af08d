import { useCallback } from 'react';
import { data, useRevalidator } from 'react-router';
import { browserClient } from '../../../platform/browser-client.js';
import { valueOrCachedPage } from '../../../platform/cached-page.js';
import { notFoundMeta } from '../../../shell/not-found.js';
import type { Route } from './+types/segment-route.js';
import type { LoadedSegmentPage } from './load-segments.js';
import { readSegments } from './read-segments.server.js';
import { segmentMeta, segmentsMeta } from './segment-meta.js';
import { SegmentPageView } from './segment-page.js';
import { readSegmentOffset } from './segment-query.js';
import { SegmentsPage } from './segments-page.js';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  const loaded = loaderData?.value;
  if (loaded === 'missing') return notFoundMeta;
  return root && loaded && 'segment' in loaded ? segmentMeta(root, loaded) : segmentsMeta(root);
};

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const value = await readSegments(context, slug, offsetOf(request));
  if (value === null) return data({ value }, { status: UNAVAILABLE });
  return data({ value }, value === 'missing' ? { status: NOT_FOUND } : undefined);
}

export function clientLoader({ request, params: { slug } }: Route.ClientLoaderArgs) {
  return valueOrCachedPage(request, () => loadInBrowser(slug, offsetOf(request)));
}

const offsetOf = ({ url }: Request): number => readSegmentOffset(new URL(url).searchParams);

async function loadInBrowser(slug: string | undefined, offset: number): Promise<LoadedSegmentPage> {
  try {
    const [client, { loadSegmentPage }] = await Promise.all([browserClient(), import('./load-segments.js')]);
    return await loadSegmentPage(client, slug, offset);
  } catch (error) {
    console.warn('The code that loads segments could not be loaded.', error);
    return null;
  }
}

/** /segments and /segments/SLUG: one route, because the list of routes is part of every page. */
export default function SegmentRoute({ params: { slug }, loaderData: { value } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const show = useCallback(() => void revalidate(), [revalidate]);
  const page = { loaded: value, show, isRetrying: state === 'loading' };
  return slug === undefined ? (
    <SegmentsPage {...page} />
  ) : (
    <SegmentPageView key={slug} {...page} getClient={browserClient} />
  );
}
