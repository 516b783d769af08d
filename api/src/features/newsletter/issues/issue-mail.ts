import { writeIssueHtml, writeIssueText } from '@quartermile/core/domain';
import type { Mail } from '../../../platform/mail/mail.service.js';
import { hideTokens } from '../../../platform/mail/mail-token.js';
import type { IssueContent } from './issue-content.service.js';

/** A mail of a newsletter that waits longer in the outbox is handed out again. */
const ISSUE_MAIL_MS = 2 * 24 * 60 * 60_000;

/** Headers by which mail programs offer to unsubscribe: RFC 2369 section 3.2, RFC 8058 section 3.1. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The mail of a newsletter to one address. Texts of people that look like a secret's placeholder get no secret. */
export function issueMail(content: IssueContent, to: string, unsubscribeUrl: string): Mail {
  const letter = { ...content, unsubscribeUrl };
  return {
    to,
    subject: content.subject,
    text: hideTokens(writeIssueText(letter)),
    html: writeIssueHtml(letter),
    headers: { ...unsubscribeHeaders(unsubscribeUrl), Precedence: 'bulk' },
    expiresAt: new Date(Date.now() + ISSUE_MAIL_MS),
  };
}
