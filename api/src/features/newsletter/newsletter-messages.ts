/** Texts of the newsletter's mails and of the pages behind their links; used by the server only. */
export const newsletterMailMessages = {
  mail: {
    subject: (site: string): string => `Confirm your subscription to ${site}`,
    greeting: 'Hello,',
    reason: (site: string): string =>
      `this address was entered for the newsletter of ${site}. If that was you, open this page and press the button:`,
    validFor: (days: number): string =>
      `The page works for ${days} days. By pressing the button you agree to this:`,
    stranger: 'If it was not you, do nothing: without the button no newsletter will come.',
    leave: 'To leave now or at any later time:',
  },
  pages: {
    confirm: {
      title: 'One press to go',
      detail: (site: string): string =>
        `Press the button to receive the newsletter of ${site} by e-mail. You can leave at any time.`,
      button: 'Confirm subscription',
    },
    confirmed: {
      title: 'You are on the list',
      detail: 'Thank you. The next newsletter comes to you, and each has a link to leave.',
    },
    unsubscribe: {
      title: 'Leave the newsletter?',
      detail: (site: string): string => `Press the button and the newsletter of ${site} comes no more.`,
      button: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      detail: 'No further newsletter will come. You can subscribe again at any time.',
    },
    badLink: {
      title: 'This link does not work',
      detail: 'It has expired, was used up or was cut off on its way. You can subscribe again on the site.',
    },
    leaderboard: 'See the leaderboard',
    videos: 'Watch the videos',
    archive: 'Read earlier newsletters',
  },
} as const;
