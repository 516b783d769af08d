import { formatCount } from '../../text/format-count.js';
import {
  ISSUE_MAX_BLOCKS,
  ISSUE_RATE_MAX,
  ISSUE_RATE_MIN,
  ISSUE_REFUSED_IN_A_ROW,
  ISSUE_UNCERTAIN_IN_A_ROW,
} from './issue-limits.js';

/** Messages about newsletters. */
export const issueMessages = {
  subjectRequired: 'Please enter a subject.',
  blocksRequired: 'Please add at least one block.',
  blocksMax: `A newsletter holds at most ${ISSUE_MAX_BLOCKS} blocks.`,
  blockKind: 'This is not a block of a newsletter.',
  textRequired: 'Please enter text.',
  altRequired: 'Please describe the picture.',
  labelRequired: 'Please enter a label.',
  choiceRequired: 'Please choose one.',
  link: 'Please enter a web address that starts with http:// or https://.',
  rate: `Please enter a whole number from ${ISSUE_RATE_MIN} to ${formatCount(ISSUE_RATE_MAX)}.`,
  action: 'Please choose send, pause, resume, cancel, test, resend or accept.',
  locked: 'This newsletter has changed meanwhile. Please load it again.',
  noMailServer: 'No mail server is set (SMTP_URL), so no newsletter can be sent.',
  serverSaid: (answer: string): string => `The mail server said: ${answer}`,
  addressesRefused: (answer: string): string =>
    `The mail server refused ${ISSUE_REFUSED_IN_A_ROW} addresses in a row. It said: ${answer}`,
  noReply: (answer: string): string =>
    `The mail server did not reply to ${ISSUE_UNCERTAIN_IN_A_ROW} mails in a row. What happened: ${answer}`,
  restored:
    'This comes from a backup. Subscribers who still wait may have got it after that backup was made.',
  noSubscribers: 'Nobody has confirmed a subscription yet.',
} as const;

/** Texts of the mails of a newsletter. */
export const issueMailMessages = {
  archive: 'Read it on the site',
  leave: 'Unsubscribe',
  why: (site: string): string => `You receive this because you subscribed to the newsletter of ${site}.`,
} as const;
