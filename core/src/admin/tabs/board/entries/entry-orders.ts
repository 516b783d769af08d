import { type AdminEntry, rankingTime } from '@quartermile/core/domain';
import type { SortOrder } from '../../../kernel/lists/search-items.js';
import { entryAdminMessages } from '../../../kernel/messages/board-messages.js';

const text = entryAdminMessages;

/** Sort orders of the leaderboard list. The server's default is the ranking. */
export const entryOrders: readonly [SortOrder<AdminEntry>, ...SortOrder<AdminEntry>[]] = [
  { id: 'ranking', label: text.byRanking },
  { id: 'newest', label: text.newest, compare: (a, b) => b.createdAt.localeCompare(a.createdAt) },
  { id: 'name', label: text.byName, compare: (a, b) => a.car.name.localeCompare(b.car.name) },
  { id: 'owner', label: text.byOwner, compare: (a, b) => a.car.owner.localeCompare(b.car.owner) },
  { id: 'time', label: text.byTime, compare: (a, b) => rankingTime(a.car) - rankingTime(b.car) },
  { id: 'votes', label: text.byVotes, compare: (a, b) => b.votes - a.votes },
];
