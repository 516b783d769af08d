import {
  apiPath,
  type BoardQuery,
  type BoardView,
  carTitle,
  categorySlug,
  driverName,
  messages,
  type Place,
  pageRoutes,
  placeHeadline,
  shareRoutes,
} from '@quartermile/core/domain';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../platform/page-meta.js';
import type { RootData } from '../../platform/root-data.js';
import { describeBreadcrumbs, describePlaces } from '../../seo/describe-board.js';
import { boardPath } from './board-query.js';
import { entryPath } from './entry-path.js';

const texts = messages.leaderboard;

/** Metadata of a board. `view` is null while it loads. */
export function boardMeta(
  root: RootData,
  { category, drivetrain, q }: BoardQuery,
  view: BoardView | null,
): MetaDescriptor[] {
  const name = drivetrain ? `${category}, ${drivetrain}` : category;
  const only = drivetrain ? ` ${texts.onlyDrivetrain(drivetrain)}` : '';
  const places = view && !q ? describePlaces(root, view.top) : null;
  return pageMeta(root, {
    title: [name, texts.title].join(' – '),
    description: texts.boardDescriptions[category] + only,
    path: boardPath({ category, drivetrain }),
    picture: {
      path: apiPath(shareRoutes.board, { board: categorySlug(category) }),
      alt: texts.boardPicture(category),
    },
    structured: [places, describeBreadcrumbs(root, [category, boardPath({ category })])],
  });
}

/** Metadata of a page for an entry that is not on the board: excluded from search engines. */
export function goneMeta(root: RootData | undefined): MetaDescriptor[] {
  return pageMeta(root, {
    title: messages.boardPage.goneTitle,
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
    description: texts.entryDescription(name, driverName(car), car.drivetrain),
    path,
    picture: { path: apiPath(shareRoutes.entry, { entryId: place.entry._id }), alt: title },
    structured: [describeBreadcrumbs(root, [category, boardPath({ category })], [name, path])],
  });
}
