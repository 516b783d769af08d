import { formatCount } from '@quartermile/core/domain';

/** The administrator's messages about rejected cars. */
export const rejectedMessages = {
  views: 'Submissions',
  waiting: 'Waiting',
  rejected: 'Rejected',
  title: 'Rejected Cars',
  failedToLoad: 'Could not load rejected cars.',
  emptyTitle: 'No Rejected Cars',
  emptyDetail: 'A car that you reject stays here for a while and can be reopened.',
  search: 'Search cars, owners and reasons',
  byRejection: 'Latest rejection',
  byName: 'Car name',
  byOwner: 'Owner',
  note: (days: number): string =>
    `A rejected car is deleted with its pictures ${formatCount(days)} days after the decision.`,
  reason: 'Reason',
  noReason: 'No reason given',
  rejectedOn: 'Rejected on',
  deletedOn: 'Deleted on',
  reopen: 'Reopen',
  reopenCar: (car: string): string => `Reopen ${car}`,
  reopened: 'Car reopened. It is pending again.',
  reopenFailed: 'Failed to reopen car. Please try again.',
} as const;
