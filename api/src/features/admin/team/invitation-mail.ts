import { type AdminRole, DAY_MS, INVITATION_MS, messages, peopleRoutes } from '@quartermile/core/domain';
import type { Mail } from '../../../platform/mail/mail.service.js';
import { MailTokens } from '../../../platform/mail/mail-token.js';
import { SITE_ADDRESS } from '../../../platform/mail/site-address.js';

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
  const { mail } = messages.people;
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
