import type { Video } from '@quartermile/core/domain';
import { listKeys } from '../../context/query-client.js';
import { SHARED_SEARCH } from '../../lists/use-display.js';
import type { ContentKind } from '../content-kind.js';
import { videoAdminMessages } from './video-messages.js';

const text = videoAdminMessages;

/** The videos, newest first. */
export const videoKind: ContentKind<Video> = {
  name: 'videos',
  searchName: SHARED_SEARCH,
  text,
  list: listKeys.videos,
  lists: [listKeys.videos, listKeys.approved, listKeys.entries],
  forms: { add: 'add-video', edit: 'edit-video' },
  sorts: [
    { id: 'newest', label: text.newest },
    { id: 'oldest', label: text.oldest, compare: (a, b) => a.createdAt.localeCompare(b.createdAt) },
    { id: 'title', label: text.byTitle, compare: (a, b) => a.title.localeCompare(b.title) },
    { id: 'views', label: text.byViews, compare: (a, b) => b.views - a.views },
  ],
  keyOf: ({ _id }) => _id,
  labelOf: ({ title }) => title,
  deletionNote: ({ cars }) => (cars ? text.releases(cars) : undefined),
  textOf: ({ title, link }) => `${title}\n${link}`,
  load: (client, options) => client.videos.adminList(options),
  remove: (client, id) => client.videos.delete(id),
};
