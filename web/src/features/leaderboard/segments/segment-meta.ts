import {
  apiPath,
  placeHeadline,
  type SegmentPage,
  segmentFeedRoute,
  segmentMessages,
  segmentPages,
  segmentShareRoute,
} from '@quartermile/core/domain';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../platform/page-meta.js';
import type { RootData } from '../../../platform/root-data.js';
import { describeBreadcrumbs, describePlaces } from '../../../seo/describe-board.js';

const text = segmentMessages;
const index = [text.title, segmentPages.list] as const;

/** Metadata of the page of a segment. */
export function segmentMeta(
  root: RootData,
  { slug, name, filter, leader, places }: SegmentPage,
): MetaDescriptor[] {
  const path = apiPath(segmentPages.one, { slug });
  return pageMeta(root, {
    title: text.metaTitle(name),
    description: text.metaDescription(name, filter.category, leader && placeHeadline(leader)),
    path,
    picture: { path: apiPath(segmentShareRoute, { slug }), alt: text.picture(name) },
    structured: [describePlaces(root, places), describeBreadcrumbs(root, index, [name, path])],
    feeds: [
      {
        path: apiPath(segmentFeedRoute, { slug }),
        type: 'application/rss+xml',
        title: text.feed(root.site.siteName, name),
      },
    ],
  });
}

/** Metadata of the list of segments. */
export function segmentsMeta(root: RootData | undefined): MetaDescriptor[] {
  const { title, description } = text;
  const structured = root ? [describeBreadcrumbs(root, index)] : [];
  return pageMeta(root, { title, description, path: segmentPages.list, structured });
}
