import {
  carTitle,
  isolate,
  SUBMISSION_MAIL_MS,
  type SubmissionPlace,
  submissionMailMessages,
} from '@quartermile/core/domain';
import type { Mail } from '../../../platform/mail/mail.service.js';
import { SITE_ADDRESS } from '../../../platform/mail/site-address.js';
import type { CarEntity } from '../cars/car.entity.js';
import type { SubmissionEntity } from './submission.entity.js';
import { submissionLink } from './submission-infos.js';

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

/** A name on one line. */
const plain = (text: string): string => withoutBraces(text).replace(/\s+/g, ' ');

/** Nobody can write a placeholder of a secret into a mail. */
const withoutBraces = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');
