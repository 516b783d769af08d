import { type DemoCounts, type DemoKind, formatCount } from '@quartermile/core/domain';

const nouns: Readonly<Record<DemoKind, readonly [one: string, many: string]>> = {
  cars: ['car', 'cars'],
  videos: ['video', 'videos'],
  sponsors: ['sponsor', 'sponsors'],
  events: ['event', 'events'],
  pastEvents: ['past event', 'past events'],
  strips: ['strip', 'strips'],
};

/** "43 cars, 6 videos and 1 sponsor"; omits kinds with a count of 0. */
function listCounts(counts: DemoCounts): string {
  const parts = (Object.keys(nouns) as DemoKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${formatCount(counts[kind])} ${nouns[kind][counts[kind] === 1 ? 0 : 1]}`);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** Messages of the administrator's first steps and of the demo content. */
export const setupMessages = {
  title: 'Make it yours',
  intro:
    'These steps turn the demo site into your own. Leave at any time: what you saved stays, and they open where you left.',
  open: 'Make it yours',
  start: 'Open the first steps',
  again: 'The first steps again, one after the other.',
  steps: 'Steps',
  step: (place: number, name: string): string => `${place}. ${name}`,
  stepDone: 'done',
  words: {
    names: ['Name', 'What is the site called, and who makes the videos?'],
    look: ['Look', 'Your own logo, colour and pictures. Without them the drawn ones show.'],
    links: ['Links', 'Where do the buttons lead? Until a link is set, its button opens a page that says so.'],
    opening: ['Opening', 'What do visitors read first?'],
    video: ['First video', 'The newest video opens the site. Paste its link from YouTube.'],
    demo: ['Demo content', 'Cars, videos, sponsors and events that show what the site can do.'],
    mail: ['Mail', 'Drivers hear of decisions and subscribers get newsletters. Send yourself one as a test.'],
    backup: [
      'Backups',
      'A copy of everything, written every night. Make one now to see that its place works.',
    ],
    factor: ['Second factor', 'A passkey or an authenticator app makes your login safer. It is optional.'],
  },
  back: 'Back',
  next: 'Save and continue',
  goOn: 'Continue',
  saving: 'Saving...',
  skipStep: 'Skip this step',
  later: 'Go on later',
  finish: 'Finish',
  finishFailed: 'The first steps could not be finished. Please try again.',
  demoDetail: (counts: DemoCounts): string =>
    `This site shows demo content: ${listCounts(counts)}. Visitors see it without this note.`,
  noDemo: 'There is no demo content on this site.',
  removeDemo: 'Remove demo content',
  removeTitle: 'Remove demo content?',
  removeQuestion: (counts: DemoCounts): string =>
    `${listCounts(counts)} will be removed with their pictures, places on the leaderboard and votes. What you added or edited stays.`,
  removed: (counts: DemoCounts): string =>
    listCounts(counts) === ''
      ? 'There was no demo content left.'
      : `Demo content removed: ${listCounts(counts)}.`,
  removeFailed: 'Failed to remove the demo content. Please try again.',
} as const;
