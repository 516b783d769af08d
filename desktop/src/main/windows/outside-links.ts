import { shell } from 'electron';

/** A phone number as the dashboard links it. */
const PHONE = /^tel:\+?\d{1,16}$/;

/** The one way out: hands a link to the system, or drops what is none. */
export function openOutside(url: string, site: string | null): void {
  if (isOutsideLink(url, site)) void shell.openExternal(url);
}

/** Whether an address may be handed to the operating system: https, the site's own, or a phone number. */
export function isOutsideLink(url: string, site: string | null): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username !== '' || parsed.password !== '') return false;
  return parsed.protocol === 'https:' || parsed.origin === site || PHONE.test(url);
}
