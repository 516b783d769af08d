import { DAY_MS } from '@quartermile/core/domain';
import type { Mail } from '../../platform/mail/mail.service.js';
import { unsubscribeHeaders } from './issues/issue-mail.js';
import { NEWSLETTER_CONFIRM_MS } from './newsletter-links.js';
import { newsletterMailMessages } from './newsletter-messages.js';

/** The consent text of subscribers; a changed text gets a new version. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: 'I want to receive the newsletter by e-mail and can unsubscribe at any time.',
} as const;

/** Content of a confirmation mail. */
export interface ConfirmationParts {
  readonly to: string;
  readonly siteName: string;
  readonly confirm: { readonly url: string; readonly expiresAt: Date };
  readonly unsubscribeUrl: string;
}

/** Creates the confirmation mail of a subscription. */
export function confirmationMail({ to, siteName, confirm, unsubscribeUrl }: ConfirmationParts): Mail {
  const { mail } = newsletterMailMessages;
  const site = siteName.replace(/\s+/g, ' ');
  const paragraphs = [
    mail.greeting,
    mail.reason(site),
    confirm.url,
    mail.validFor(NEWSLETTER_CONFIRM_MS / DAY_MS),
    `"${NEWSLETTER_CONSENT.text}"`,
    mail.stranger,
    `${mail.leave}\n${unsubscribeUrl}`,
    site,
  ];
  return {
    to,
    subject: mail.subject(site),
    text: `${paragraphs.join('\n\n')}\n`,
    headers: unsubscribeHeaders(unsubscribeUrl),
    expiresAt: confirm.expiresAt,
  };
}
