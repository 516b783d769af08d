import { shell } from 'electron';

/** A phone link of the dashboard. */
const PHONE = /^tel:\+?\d{1,16}$/;

/** Opens an allowed link in the system's browser and ignores others. The only place that calls `shell.openExternal`. */
export function openOutside(url: string, site: string | null): void {
  if (isOutsideLink(url, site)) void shell.openExternal(url);
}

/** Whether a URL may be opened by the operating system: https, the site's own origin, or a phone number. */
export function isOutsideLink(url: string, site: string | null): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username !== '' || parsed.password !== '') return false;
  return parsed.protocol === 'https:' || parsed.origin === site || PHONE.test(url);
}

/**
 * Opens a folder of the app in the file manager; resolves to whether it worked. Never called with a path from a page.
 */
export async function openFolder(path: string): Promise<boolean> {
  return (await shell.openPath(path)) === '';
}
