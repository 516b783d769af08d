import { formatCount } from '@quartermile/core/domain';

const mails = (number: number): string => (number === 1 ? '1 mail' : `${formatCount(number)} mails`);

const stand = (number: number, verb: string): string =>
  `${mails(number)} ${number === 1 ? `${verb}s` : verb}`;

/** Messages of the health check of mail. */
export const mailHealthMessages = {
  ok: 'The mail server accepts connections.',
  off: (waiting: number): string =>
    waiting === 0
      ? 'No mail server is set, so no mail leaves this server.'
      : `No mail server is set: ${stand(waiting, 'wait')} in the outbox.`,
  offAction: 'Set SMTP_URL to your mail server and restart the server.',
  down: (reason: string, waiting: number): string =>
    `The mail server ${reason}.${waiting > 0 ? ` ${stand(waiting, 'wait')}.` : ''}`,
  downAction:
    'Check the mail server, and address, user name and password in SMTP_URL. Waiting mails are sent by themselves once it answers.',
  retrying: (waiting: number): string => `${stand(waiting, 'wait')} after a failed attempt.`,
  retryingAction:
    'They are tried again by themselves. The last answer of the mail server says what is wrong.',
  givenUp: (number: number): string =>
    `${mails(number)} could not be delivered and ${number === 1 ? 'was' : 'were'} given up.`,
  givenUpAction:
    'Read the last answer of the mail server. If it names the sender, correct the contact address in Site; whoever signed up can do so again.',
  /** What a mail server did, by the code of the failed connection. */
  reasons: {
    refused: 'refuses the connection',
    silent: 'does not answer',
    login: 'does not accept the user name or password of SMTP_URL',
    unknownHost: 'cannot be found under its name',
    tls: 'could not agree on encryption',
    other: (code: string): string => `failed (${code})`,
  },
} as const;
