import { type AdminCar, rankingTime } from '@quartermile/core/domain';
import type { SortOrder } from '../lists/search-items.js';
import { approvedMessages } from '../messages/board-messages.js';

const text = approvedMessages;

export const carKey = ({ _id }: AdminCar): string => _id;

/** Sort orders of a list of approved cars. The server's default is the latest approval first. */
export const carOrders: readonly [SortOrder<AdminCar>, ...SortOrder<AdminCar>[]] = [
  { id: 'review', label: text.byReview },
  { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'owner', label: text.byOwner, compare: (a, b) => a.owner.localeCompare(b.owner) },
  { id: 'time', label: text.byTime, compare: (a, b) => rankingTime(a) - rankingTime(b) },
];
