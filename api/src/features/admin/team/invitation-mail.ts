import { type AdminRole, DAY_MS, INVITATION_MS, peopleRoutes } from '@quartermile/core/domain';
import type { Mail } from '../../../platform/mail/mail.service.js';
import { MailTokens } from '../../../platform/mail/mail-token.js';
import { SITE_ADDRESS } from '../../../platform/mail/site-address.js';

/** Sentences of the mail with an invitation. */
const invitationMailMessages = {
  mail: {
    subject: (site: string): string => `Invitation to manage ${site}`,
    greeting: 'Hello,',
    reason: (site: string, inviter: string): string => `${inviter} invites you to help manage ${site}.`,
    owner: 'You will be an owner: you can review submissions and change everything on the site.',
    reviewer: 'You will be a reviewer: you can approve and reject submissions.',
    open: 'Open this page to choose your password:',
    validFor: (days: number): string => `The link works once, within ${days} days.`,
    stranger: 'If you did not expect this, ignore this mail. Nothing happens without the link.',
  },
} as const;

/** Content of an invitation mail. */
export interface InvitationMailParts {
  readonly to: string;
  readonly role: AdminRole;
  readonly siteName: string;
  readonly inviter: string;
  /** Name of the link's token. */
  readonly tokenName: string;
  readonly expiresAt: Date;
}

/** The link of an invitation. The token is in the fragment, which browsers do not send to servers. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}${peopleRoutes.invitationPage}#${token}`;

/** Creates the mail of an invitation; its link is completed when it is sent. */
export function invitationMail(parts: InvitationMailParts): Mail {
  const { mail } = invitationMailMessages;
  const site = parts.siteName.replace(/\s+/g, ' ');
  const paragraphs = [
    mail.greeting,
    `${mail.reason(site, parts.inviter)} ${mail[parts.role]}`,
    `${mail.open}\n${invitationLink(SITE_ADDRESS, MailTokens.placeholder(parts.tokenName))}`,
    mail.validFor(INVITATION_MS / DAY_MS),
    mail.stranger,
    site,
  ];
  return {
    to: parts.to,
    subject: mail.subject(site),
    text: `${paragraphs.join('\n\n')}\n`,
    headers: {},
    expiresAt: parts.expiresAt,
  };
}
