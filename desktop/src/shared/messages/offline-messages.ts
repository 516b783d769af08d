/** Messages about an unreachable site and queued decisions. */
export const desktopOfflineMessages = {
  away: 'The site cannot be reached. You see what was loaded last.',
  waiting: (count: number): string =>
    count === 1 ? '1 decision waits to be sent.' : `${count} decisions wait to be sent.`,
  queuedMark: 'Queued',
  show: 'Show',
  hide: 'Hide',
  approve: (car: string): string => `Approve ${car}`,
  reject: (car: string): string => `Reject ${car}`,
  ask: (car: string, question: string): string => `Ask the driver of ${car}: ${question}`,
  withdraw: 'Withdraw',
  withdrawCar: (car: string): string => `Withdraw the decision about ${car}`,
  withdrawFailed: (car: string): string => `The decision about ${car} is being sent and cannot be withdrawn.`,
  refused: (car: string, reason: string): string => `${car}: ${reason}`,
  moreRefused: (count: number): string =>
    count === 1 ? '1 more decision was not accepted.' : `${count} more decisions were not accepted.`,
  /** The administrator's decision; `when` is a time, after "offline" for an offline decision. */
  youApproved: (categories: string, when: string): string => `You approved it for ${categories} (${when}).`,
  youRejected: (when: string): string => `You rejected it (${when}).`,
  youAsked: (question: string, when: string): string => `You asked its driver “${question}” (${when}).`,
  offlineAt: (time: string): string => `offline, ${time}`,
  /** What happened instead; `who` is null if not recorded, `when` reads " at 10:40" or is empty. */
  approved: (who: string | null, categories: string, when: string): string =>
    who === null
      ? `It was approved for ${categories}${when}.`
      : `${who} approved it for ${categories}${when}.`,
  rejected: (who: string | null, reason: string | null, when: string): string =>
    `${who === null ? 'It was rejected' : `${who} rejected it`}${when}${reason === null ? '.' : `: ${reason}`}`,
  deleted: (who: string | null, when: string): string =>
    who === null ? `It was deleted${when}.` : `${who} deleted it${when}.`,
  withdrawn: (when: string): string => `Its driver withdrew it${when}.`,
  reopened: (who: string | null, when: string): string =>
    who === null ? 'It is pending again.' : `It is pending again: ${who} reopened it${when}.`,
  at: (time: string): string => ` at ${time}`,
  openCar: 'Open car',
  dismiss: 'Got it',
} as const;
