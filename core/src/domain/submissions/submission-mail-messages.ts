import type { SubmissionPlace } from './submission-status.js';

type Place = Pick<SubmissionPlace, 'category' | 'place'>;

/** "P6 in Our Drag Races". Entries with equal times share a place. */
const placeText = ({ category, place }: Place): string => `P${place} in ${category}`;

/** Texts of the mails to drivers about their submissions. No page loads them. */
export const submissionMailMessages = {
  greeting: 'Hello,',
  approved: {
    subject: (places: readonly Place[], site: string) =>
      places[0] ? `You're ${placeText(places[0])}` : `Your car is on the leaderboard of ${site}`,
    text: (car: string, site: string) => `${car} was approved and is on the leaderboard of ${site}.`,
    places: (places: readonly Place[]) => places.map((place) => `You're ${placeText(place)}.`).join('\n'),
  },
  rejected: {
    subject: (site: string) => `Your submission to ${site} was not approved`,
    text: (car: string, site: string) => `${car} was not approved for the leaderboard of ${site}.`,
    reason: (reason: string) => `The reason: ${reason}`,
    mayResend: 'You may change it and send it again: open the link below. It keeps its place in the queue.',
  },
  question: {
    subject: (site: string) => `${site} needs information about your submission`,
    text: (car: string) => `Before ${car} can be reviewed, something is missing:`,
    answer: 'Open the link below, change it and send it again. It keeps its place in the queue.',
  },
  link: 'Your submission, with its state and your data (this link is for you alone):',
  origin: (site: string) =>
    `You receive this mail because this address was given with a submission to ${site}. It is used for nothing else.`,
} as const;
