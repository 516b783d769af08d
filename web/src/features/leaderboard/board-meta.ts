import {
  apiPath,
  type BoardQuery,
  type BoardView,
  boardFeedRoute,
  carOfDriver,
  carTitle,
  categorySlug,
  messages,
  type Place,
  pageRoutes,
  placeHeadline,
  seoMessages,
  shareRoutes,
} from '@quartermile/core/domain';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../platform/page-meta.js';
import type { RootData } from '../../platform/root-data.js';
import { describeBreadcrumbs, describePlaces } from '../../seo/describe-board.js';
import { boardPath } from './board-query.js';
import { entryPath } from './entry-path.js';
import { boardFilterMessages, leaderboardPageMessages } from './leaderboard-messages.js';

const texts = leaderboardPageMessages;

/** Metadata of a board. `view` is null while it loads. */
export function boardMeta(
  root: RootData,
  { category, drivetrain, q, ...asked }: BoardQuery,
  view: BoardView | null,
): MetaDescriptor[] {
  // Addresses with other strips and years show an empty board, and are not those of pages of their own.
  const strip = view?.choices.strips.find(({ _id }) => _id === asked.strip);
  const year = view?.choices.years.find((one) => one === asked.year);
  const name = [category, drivetrain, strip?.name, year].filter(Boolean).join(', ');
  const only = drivetrain ? ` ${texts.onlyDrivetrain(drivetrain)}` : '';
  const places = view && !q ? describePlaces(root, view.top) : null;
  return pageMeta(root, {
    title: [name, texts.title].join(' – '),
    description: messages.leaderboard.boardDescriptions[category] + only,
    path: boardPath({ category, drivetrain, strip: strip?._id, year }),
    picture: {
      path: apiPath(shareRoutes.board, { board: categorySlug(category) }),
      alt: texts.boardPicture(category),
    },
    structured: [places, describeBreadcrumbs(root, [category, boardPath({ category })])],
    feeds: [
      {
        path: apiPath(boardFeedRoute, { board: categorySlug(category) }),
        type: 'application/rss+xml',
        title: seoMessages.oneBoardFeed(root.site.siteName, category),
      },
    ],
  });
}

/** Metadata of a page for an entry that is not on the board: excluded from search engines. */
export function goneMeta(root: RootData | undefined): MetaDescriptor[] {
  return pageMeta(root, {
    title: boardFilterMessages.goneTitle,
    path: pageRoutes.leaderboard,
    isPrivate: true,
  });
}

/** Metadata of an entry's page. */
export function entryMeta(root: RootData, place: Place): MetaDescriptor[] {
  const { car, category } = place.entry;
  const name = carTitle(car);
  const title = placeHeadline(place);
  const path = entryPath(place.entry);
  return pageMeta(root, {
    title,
    description: texts.entryDescription(carOfDriver(car), car.drivetrain),
    path,
    picture: { path: apiPath(shareRoutes.entry, { entryId: place.entry._id }), alt: title },
    structured: [describeBreadcrumbs(root, [category, boardPath({ category })], [name, path])],
  });
}
