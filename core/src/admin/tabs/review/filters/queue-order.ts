import { type AdminCar, type Category, phoneKey, rankingTime } from '@quartermile/core/domain';
import type { SortOrder } from '../../../kernel/lists/search-items.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import type { ReviewFlags } from '../hints/review-hints.js';

/** Ids of the filters by flag, in the order of the menu. */
export const QUEUE_FILTERS = [
  ...(['all', 'flagged', 'time-differs', 'unreadable', 'record', 'same-driver'] as const),
] as const;
/** A filter by flag. */
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** Ids of the sort orders, in the order of the menu. */
export const QUEUE_ORDERS = ['oldest', 'fastest', 'flagged'] as const;
/** A sort order. */
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** Filter by requested board; `all` for none. */
export type BoardFilter = Category | 'all';

/** Returns the flags of a pending car. */
export type FlagsOf = (car: AdminCar) => ReviewFlags;

/** The country code of a South African number without its plus. */
const SOUTH_AFRICA = /^27(?=\d{9}$)/;

/** The text of a car that the search reads. A phone number is found in its international and its local form. */
export function queueTextOf({ name, owner, cellphone, description, drivetrain }: AdminCar): string {
  const digits = phoneKey(cellphone ?? '');
  const phone = [cellphone, `+${digits}`, digits.replace(SOUTH_AFRICA, '0')];
  return [name, owner, ...phone, description, drivetrain].join(' ');
}

/** Whether a car passes the filters. */
export function passesFilters(car: AdminCar, flags: ReviewFlags, filter: QueueFilter, board: BoardFilter) {
  const passes: Readonly<Record<QueueFilter, boolean>> = {
    all: true,
    flagged: flags.isFlagged,
    'time-differs': flags.hasOtherTime,
    unreadable: flags.isUnreadable,
    record: flags.isRecord,
    'same-driver': flags.hasSameDriver,
  };
  return passes[filter] && (board === 'all' || car.requestedCategories.includes(board));
}

/** Compares cars in a sort order. Sorting is stable, so equal cars remain in the order of the server: oldest first. */
export function queueOrder(order: QueueOrder, flagsOf: FlagsOf): SortOrder<AdminCar>['compare'] {
  if (order === 'fastest') return (a, b) => rankingTime(a) - rankingTime(b);
  if (order === 'flagged') return (a, b) => Number(flagsOf(b).isFlagged) - Number(flagsOf(a).isFlagged);
  return undefined;
}

/** The label of a sort order. */
export const orderLabel = (order: QueueOrder): string => reviewMessages.orders[order];
