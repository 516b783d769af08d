import { formatCount } from '@quartermile/core/domain';

/** Messages of the moderation queue. */
export const reviewMessages = {
  failedToLoad: 'Could not load pending submissions.',
  queued: 'Queued. It will be sent when the site can be reached.',
  queue: (count: number): string => (count === 1 ? '1 pending submission' : `${count} pending submissions`),
  /** While a search or filter hides some of them. */
  queuePart: (count: number, total: number): string => `${count} of ${total} shown`,
  search: 'Search by car, driver or phone',
  filter: 'Show',
  filters: {
    all: 'All cars',
    flagged: 'Flagged',
    'time-differs': 'Time differs',
    unreadable: 'Cannot be read',
    record: 'Record',
    'same-driver': 'Same driver',
  },
  /** A filter, with the number of cars that it holds. */
  counted: (filter: string, count: number): string => `${filter} (${formatCount(count)})`,
  searchAndFilters: 'Search and filters',
  board: 'Board',
  allBoards: 'All boards',
  orders: { oldest: 'Oldest first', fastest: 'Fastest first', flagged: 'Flagged first' },
  clearFilters: 'Clear filters',
  approve: 'Approve',
  reject: 'Reject',
  details: (car: string): string => `Details of ${car}`,
  opened: (car: string): string => `${car}, opened`,
  hintCount: (count: number): string => (count === 1 ? '1 hint' : `${formatCount(count)} hints`),
  detailsTitle: 'Car Details',
  categoriesOf: (car: string): string => `Categories for ${car}`,
  rejectTitle: (car: string): string => `Reject ${car}`,
  reasonLabel: 'Reason',
  reasonHint: 'Kept with the car; optional.',
  ownWords: 'In your own words',
  confirmReject: 'Reject car',
  previous: 'Previous submission',
  next: 'Next submission',
  place: (place: number, count: number): string => `${place} of ${count}`,
  selectAll: 'Select all',
  rejectSelected: 'Reject selected',
  approveSelected: (count: number): string => `Approve ${formatCount(count)}`,
  /** Why some of the selected submissions cannot be approved together. */
  notApprovable: (unseen: number, withoutBoard: number): string =>
    [
      unseen > 0 && `${formatCount(unseen)} not opened yet`,
      withoutBoard > 0 && `${formatCount(withoutBoard)} without a category`,
    ]
      .filter(Boolean)
      .join(', '),
  proofSeen: 'Proof seen',
  rejectManyTitle: (count: number): string => `Reject ${formatCount(count)} cars`,
  rejectPreview: 'What will be rejected',
  manyApproved: (count: number): string => `${formatCount(count)} cars approved successfully!`,
  manyRejected: (count: number): string => `${formatCount(count)} cars rejected successfully!`,
  confirmRejectMany: (count: number): string => `Reject ${formatCount(count)} cars`,
  decidedTitle: 'Already decided',
  decidedApproved: 'Approved',
  decidedRejected: 'Rejected',
  decidedAt: (when: string): string => `on ${when}`,
  decidedGone: 'This submission is no longer on this site. It may have been deleted.',
  decidedQueued:
    'You decided about this submission. The decision is queued and is sent when the site can be reached.',
  decidedFailed: 'This submission could not be loaded.',
  undo: 'Undo',
  undoLast: 'Undo the last',
  undoKey: '(u)',
  /** Decisions that can still be undone, such as "3 approved, 1 rejected". */
  decided: (approved: number, rejected: number, asked: number): string =>
    [
      approved > 0 && `${formatCount(approved)} approved`,
      rejected > 0 && `${formatCount(rejected)} rejected`,
      asked > 0 && `${formatCount(asked)} asked`,
    ]
      .filter(Boolean)
      .join(', '),
  approvedOne: 'Approved',
  rejectedOne: 'Rejected',
  sendingIn: (what: string, seconds: number): string => `${what}, sending in ${seconds} s`,
  /** The decision that `undoLast` reverts. */
  last: (what: string): string => `Last: ${what}`,
  cars: (count: number): string => (count === 1 ? '1 car' : `${formatCount(count)} cars`),
  unsent: (count: number): string =>
    count === 1 ? '1 decision was not sent' : `${formatCount(count)} decisions were not sent`,
  unsentDetail: (count: number): string =>
    count === 1
      ? 'The session ended before it could be sent.'
      : 'The session ended before they could be sent.',
  unsentAtLogin: (count: number): string =>
    count === 1
      ? '1 decision was not sent. Log in to send or discard it.'
      : `${formatCount(count)} decisions were not sent. Log in to send or discard them.`,
  unsentApproval: (car: string, categories: string): string => `Approve ${car} (${categories})`,
  unsentRejection: (car: string): string => `Reject ${car}`,
  moreUnsent: (count: number): string => `and ${formatCount(count)} more`,
  sendUnsent: 'Send now',
  discardUnsent: 'Discard',
  approvedMeanwhile: (car: string): string => `${car} was approved meanwhile`,
  goneMeanwhile: (car: string): string => `${car} was rejected or deleted meanwhile`,
  /** Cars that a decision left out, because they had changed since they were seen. */
  changedMeanwhile: (cars: readonly string[]): string => `${cars.join(', ')} changed meanwhile`,
  changedDetail: (count: number): string =>
    count === 1
      ? 'Nothing was decided. The car is in the queue as it is now.'
      : 'Nothing was decided about them. They are in the queue as they are now.',
  changedSince: 'Changed after you saw it, so nothing was done:',
  changedUnknown: 'Changed after you saw it, so nothing was done.',
  changedField: (label: string, before: string, after: string): string => `${label}: ${before}, now ${after}`,
  changedText: (label: string): string => `${label}: new text`,
  changedPicture: { image: 'Car picture: a new one', proofImage: 'Proof: a new one' },
  changedCategories: 'Boards asked for',
  noValue: 'none',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Rotate',
  resetView: 'Show all of it',
  ownWindow: 'Open in its own window',
  proofMissing: 'The proof is not available offline.',
  pictureMissing: 'The picture is not available offline.',
  unseenTitle: 'Approve without the proof?',
  unseenQuestion: (car: string): string =>
    `The proof of ${car} is not available offline. Approve it without having seen the proof?`,
  approveUnseen: 'Approve without proof',
  hints: 'Hints',
  samePicture: (car: string): string => `This picture was seen before, with ${car}.`,
  rejectedPicture: (car: string): string => `This picture was seen before, with ${car}, which was rejected.`,
  record: (category: string, seconds: string): string =>
    `Faster than the record of ${category}, which is ${seconds} s.`,
  beyondFactory: (figure: string): string => `Far quicker than the factory figure for this car: ${figure}.`,
} as const;

/** Messages of the review queue that the specification gives. */
export const decisionTexts = {
  emptyTitle: 'All Caught Up!',
  emptyDetail: 'No pending submissions to review',
  status: 'Pending Review',
  approved: 'Car approved successfully!',
  approveFailed: 'Failed to approve car. Please try again.',
  rejected: 'Car rejected successfully!',
  rejectFailed: 'Failed to reject car. Please try again.',
} as const;
