import type { MailEntity } from './mail.entity.js';

/**
 * Stands for `PUBLIC_URL` in the text and the headers of a queued mail. It is replaced when the mail is sent, so that a
 * mail that waited while the site moved contains links to its new address.
 */
export const SITE_ADDRESS = '{PUBLIC_URL}';

/** A queued mail with the address of the site. */
export function withSiteAddress(mail: MailEntity, publicUrl: string): MailEntity {
  const complete = (text: string): string => text.replaceAll(SITE_ADDRESS, () => publicUrl);
  const headers = Object.entries(mail.headers).map(([name, value]) => [name, complete(value)]);
  const html = mail.html === null ? null : complete(mail.html);
  return { ...mail, text: complete(mail.text), html, headers: Object.fromEntries(headers) };
}
