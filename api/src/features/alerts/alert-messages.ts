import type { HealthItemId } from '@quartermile/core/domain';

/** Sentences of alerts. Subjects and push messages consist of them, so they contain no personal data. */
export const alertMessages = {
  cars: (count: number): string =>
    count === 1 ? '1 car is waiting for review' : `${count} cars are waiting for review`,
  answers: (count: number): string =>
    count === 1 ? '1 driver has answered your question' : `${count} drivers have answered your questions`,
  bursts: (count: number): string =>
    `Unusually many votes for ${count === 1 ? '1 entry' : `${count} entries`}`,
  backup: 'The backup has failed',
  broken: {
    database: 'The database does not work',
    disk: 'The disk is full or cannot be written to',
    storage: 'The picture storage does not work',
    jobs: 'The recurring jobs do not run',
    mail: 'Mails cannot be sent',
    backup: 'There is no recent backup',
    alerts: 'Alerts cannot be sent',
    errors: 'Requests fail unexpectedly',
    pictures: 'Pictures are not processed',
    pages: 'Pages and leaderboards are not up to date',
    clock: 'The clocks of server and database differ',
    server: 'The server has a problem',
  } satisfies Record<HealthItemId, string>,
  test: 'This is a test',
  mail: {
    time: (time: string): string => `${time} s`,
    noTime: 'no time',
    sent: (day: string, time: string): string => `sent ${day} ${time}`,
    slip: (values: string): string => `slip: ${values}`,
    waiting: 'the slip is not read yet',
    unreadable: 'the slip could not be read',
    open: 'Open',
    picture: 'Its picture',
    all: 'The dashboard:',
    origin: (site: string): string =>
      `You get these mails at most once an hour, because you manage ${site}. Switch them off in Settings › Alerts.`,
  },
  testText: 'Alerts about submissions and failures reach you like this.',
} as const;
