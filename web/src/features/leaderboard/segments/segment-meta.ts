import {
  apiPath,
  placeHeadline,
  segmentFeedRoute,
  segmentMessages,
  segmentPages,
  segmentShareRoute,
} from '@quartermile/core/domain';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../platform/page-meta.js';
import type { RootData } from '../../../platform/root-data.js';
import { describeBreadcrumbs, describePlaces } from '../../../seo/describe-board.js';
import type { ShownSegment } from './load-segments.js';
import { segmentPageMessages } from './segment-messages.js';
import { segmentPath } from './segment-query.js';

const text = segmentPageMessages;
const index = [text.title, segmentPages.list] as const;

/** Metadata of a page of a segment. */
export function segmentMeta(root: RootData, { segment, offset }: ShownSegment): MetaDescriptor[] {
  const { slug, name, filter, leader, places } = segment;
  // Addresses beyond the last car are not those of pages of their own.
  const path = segmentPath(slug, places.length > 0 ? offset : 0);
  return pageMeta(root, {
    title: text.metaTitle(name),
    description: text.metaDescription(name, filter.category, leader && placeHeadline(leader)),
    path,
    picture: { path: apiPath(segmentShareRoute, { slug }), alt: text.picture(name) },
    structured: [
      offset === 0 ? describePlaces(root, places) : null,
      describeBreadcrumbs(root, index, [name, path]),
    ],
    feeds: [
      {
        path: apiPath(segmentFeedRoute, { slug }),
        type: 'application/rss+xml',
        title: segmentMessages.feed(root.site.siteName, name),
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
