import { carTitle, isolate, type SubmissionPlace } from '@quartermile/core/domain';
import type { Mail } from '../../platform/mail/mail.service.js';
import { SITE_ADDRESS } from '../../platform/mail/site-address.js';
import type { CarEntity } from '../runs/index.js';
import type { SubmissionEntity } from './submission.entity.js';
import { submissionLink } from './submission-infos.js';

/** Time until a mail about a submission is no longer sent: a week. */
const SUBMISSION_MAIL_MS = 7 * 24 * 60 * 60_000;

type Place = Pick<SubmissionPlace, 'category' | 'place'>;

/** "P6 in Our Drag Races". Entries with equal times share a place. */
const placeText = ({ category, place }: Place): string => `P${place} in ${category}`;

/** Texts of the mails to drivers about their submissions. No page loads them. */
const submissionMailMessages = {
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
  link: 'Your submission, with its status and your data (this link is for you alone):',
  origin: (site: string) =>
    `You receive this mail because this address was given with a submission to ${site}. It is used for nothing else.`,
} as const;

/** What a driver is notified of. */
export type SubmissionNews =
  | { readonly kind: 'approved'; readonly places: readonly SubmissionPlace[] }
  | { readonly kind: 'rejected'; readonly reason: string | null; readonly mayResend: boolean }
  | { readonly kind: 'question'; readonly question: string };

const { approved, rejected, question: asked, greeting, link, origin } = submissionMailMessages;

/** The mail to a driver about the state of a submission. Its link is completed when it is sent. */
export function submissionMail(
  to: string,
  siteName: string,
  submission: SubmissionEntity,
  car: CarEntity,
  news: SubmissionNews,
): Mail {
  const site = plain(siteName);
  const { subject, paragraphs } = contentOf(news, isolate(plain(carTitle(car))), site);
  const address = `${link}\n${submissionLink(SITE_ADDRESS, submission)}`;
  return {
    to,
    subject,
    text: `${[greeting, ...paragraphs, address, origin(site), site].join('\n\n')}\n`,
    headers: {},
    expiresAt: new Date(Date.now() + SUBMISSION_MAIL_MS),
  };
}

function contentOf(
  news: SubmissionNews,
  car: string,
  site: string,
): { readonly subject: string; readonly paragraphs: readonly string[] } {
  if (news.kind === 'approved') {
    const { places } = news;
    const standing = places.length > 0 ? [approved.places(places)] : [];
    return { subject: approved.subject(places, site), paragraphs: [approved.text(car, site), ...standing] };
  }
  if (news.kind === 'question')
    return {
      subject: asked.subject(site),
      paragraphs: [asked.text(car), withoutBraces(news.question), asked.answer],
    };
  const reason = news.reason === null ? [] : [rejected.reason(withoutBraces(news.reason))];
  const again = news.mayResend ? [rejected.mayResend] : [];
  return { subject: rejected.subject(site), paragraphs: [rejected.text(car, site), ...reason, ...again] };
}

/** A text of somebody else on one line of a mail. */
export const plain = (text: string): string => withoutBraces(text).replace(/\s+/g, ' ');

/** Nobody can write a placeholder of a secret into a mail. */
const withoutBraces = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');
