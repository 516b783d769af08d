import { ApiError, type Client, submissionCalls } from '@quartermile/core/client';
import { ACTIVITY_PAGE_MAX, type ActivityItem, type AdminCar } from '@quartermile/core/domain';
import type { CarOutcome, RefusedDecision } from '../../shared/app-state.js';

/** Pages of the activity list searched for a reviewer. */
const ACTIVITY_PAGES = 5;

type Outcome = CarOutcome['status'];

/** Activity actions that lead to each outcome. */
const ACTIONS: Readonly<Record<Outcome, string>> = {
  approved: 'approve',
  rejected: 'reject',
  pending: 'reopen',
  withdrawn: 'withdraw',
  deleted: 'delete',
};

/**
 * What happened to a car whose decision was rejected, by whom and when. A car in no list was deleted.
 * @throws ApiError, NetworkError when a list cannot be loaded
 */
export async function findOutcome(
  client: Pick<Client, 'cars' | 'admin' | 'call'>,
  { decision: { carId } }: RefusedDecision,
): Promise<CarOutcome> {
  const { cars } = client;
  const { withdrawn } = submissionCalls(client.call);
  const lists = await Promise.all([cars.approved(), cars.rejected(), cars.pending(), withdrawn()]);
  const car = lists.flat().find(({ _id }) => _id === carId) ?? null;
  const status = car?.status ?? 'deleted';
  const record = await findRecord(client, carId, ACTIONS[status]).catch(nullIfForbidden);
  return {
    status,
    by: record?.actor ?? null,
    at: record?.at ?? car?.reviewedAt ?? null,
    reason: car?.rejectionReason ?? null,
    categories: status === 'approved' ? categoriesOf(record, car) : [],
  };
}

/** The latest activity record of an action on a car; null when it is too far back. */
async function findRecord(
  { admin }: Pick<Client, 'admin'>,
  carId: string,
  action: string,
): Promise<ActivityItem | null> {
  let cursor: string | null = '';
  for (let page = 0; page < ACTIVITY_PAGES && cursor !== null; page++) {
    const part = { limit: ACTIVITY_PAGE_MAX, ...(cursor && { cursor }) };
    const { items, next } = await admin.activity(part);
    const record = items.find((item) => item.subject.id === carId && item.action === action);
    if (record) return record;
    cursor = next;
  }
  return null;
}

/** Reviewers may not read the activity list, so they see the outcome without a name. */
function nullIfForbidden(error: unknown): null {
  if (error instanceof ApiError && error.code === 'forbidden') return null;
  throw error;
}

/** The approved categories: from the activity record, otherwise those requested. */
function categoriesOf(record: ActivityItem | null, car: AdminCar | null): string[] {
  const after = record?.after as { categories?: unknown } | null | undefined;
  const recorded = Array.isArray(after?.categories) ? after.categories.filter(isText) : [];
  return recorded.length > 0 ? recorded : [...(car?.requestedCategories ?? [])];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
