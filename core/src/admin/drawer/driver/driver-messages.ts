import { formatCount } from '@quartermile/core/domain';

/** The administrator's messages about questions to drivers, their changes, and how they are notified. */
export const driverMessages = {
  ask: 'Ask for information',
  askTitle: (car: string): string => `Ask the driver of ${car}`,
  askHint:
    'The driver sees it on the page of the submission and can send a correction. The car stays in the queue.',
  askConfirm: 'Ask',
  questionLabel: 'Question',
  askedOne: 'Asked',
  asked: 'Question asked. The driver sees it on the page of the submission.',
  manyAsked: (count: number): string =>
    `${formatCount(count)} questions asked. The drivers see them on the pages of their submissions.`,
  askFailed: 'Failed to send the question. Please try again.',
  unsentQuestion: (car: string): string => `Ask the driver of ${car}`,
  mayResend: 'The driver may change it and send it again',
  waiting: (count: number): string => `Waiting for the driver (${formatCount(count)})`,
  openSince: (age: string): string => `Question open since ${age}`,
  changedSince: (age: string): string => `Changed ${age}`,
  from: (label: string, before: string, after: string): string => `${label} ${before} → ${after}`,
  empty: 'none',
  newPicture: { image: 'new picture', proofImage: 'new proof' } as Readonly<Record<string, string>>,
  email: 'E-mail',
  newTimeFor: (car: string): string => `New time for ${car}`,
  newTimeForEarlier: 'New time for an earlier submission',
  notified: { mail: 'Notified by mail', whatsapp: 'Notified by WhatsApp' },
  notNotified: 'Not notified',
  whatsApp: 'WhatsApp',
  whatsAppTo: (car: string): string => `Notify the driver of ${car} by WhatsApp`,
  notifiedDone: 'Recorded: notified by WhatsApp.',
  notifiedFailed: 'It could not be recorded that the driver was notified.',
  sentences: {
    approved: (car: string, places: readonly string[], link: string): string =>
      places.length > 0
        ? `You're ${places.join(' and ')} with your ${car}: ${link}`
        : `Your ${car} was approved: ${link}`,
    place: (place: number, board: string): string => `P${place} in ${board}`,
    rejected: (car: string, reason: string | null, link: string): string =>
      `Your ${car} was not accepted.${reason ? ` ${reason}` : ''} ${link}`,
    question: (car: string, question: string, link: string): string =>
      `A question about your ${car}: ${question} ${link}`,
  },
  withdrawn: 'Withdrawn',
  withdrawnTitle: 'Withdrawn Cars',
  withdrawnFailed: 'Could not load withdrawn cars.',
  withdrawnEmptyTitle: 'No Withdrawn Cars',
  withdrawnEmptyDetail: 'A car that its driver withdraws stays here for a while and can be reopened.',
  withdrawnNote: (days: number): string =>
    `A withdrawn car is deleted with its pictures ${formatCount(days)} days after that.`,
  withdrawnSearch: 'Search cars and owners',
  byWithdrawal: 'Latest withdrawal',
  withdrawnOn: 'Withdrawn on',
} as const;
