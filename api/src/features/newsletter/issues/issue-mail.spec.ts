import { expect, test } from '@jest/globals';
import { LinkCodes } from '../../../platform/http/signing/link-codes.js';
import { MailTokens } from '../../../platform/mail/mail-token.js';
import { issueMail } from './issue-mail.js';

test('a text that looks like the placeholder of a secret gets no secret when the mail is sent', () => {
  const code = LinkCodes.placeholder('01900000-0000-7000-8000-000000000001');
  const text = `Golf ${code} of ${MailTokens.placeholder('invitation.1')}`;
  const content = {
    siteName: 'Quartermile',
    accent: null,
    subject: 'Sunday wrap',
    blocks: [{ kind: 'card', image: null, title: text, detail: text, label: 'See the car', link: '/cars/x' }],
    missing: [],
    origin: '{PUBLIC_URL}',
    archivePath: '/newsletter/x',
  } as const;
  const mail = issueMail(content, 'thandi@example.com', '{PUBLIC_URL}/leave');
  expect(mail.text).toContain('Golf … of …');
  expect(mail.text).not.toMatch(/\{(?:CODE|TOKEN) /);
  expect(mail.text).toContain('{PUBLIC_URL}/leave');
});
