import { shell, type WebContents } from 'electron';
import { APP_ORIGIN } from './app-files.js';

/** Keeps the page where it is: links to the site and to https addresses open in the person's own browser. */
export function keepLinksOutside(contents: WebContents, siteUrl: URL): void {
  const openOutside = (url: string): void => {
    if (isOutsideLink(url, siteUrl)) void shell.openExternal(url);
  };
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event) => {
    if (event.url.startsWith(`${APP_ORIGIN}/`)) return;
    event.preventDefault();
    openOutside(event.url);
  });
}

/** Whether an address may be handed to the operating system: the site's own, or https, or a phone number. */
export function isOutsideLink(url: string, siteUrl: URL): boolean {
  const parsed = URL.parse(url);
  return (
    parsed !== null && (parsed.origin === siteUrl.origin || ['https:', 'tel:'].includes(parsed.protocol))
  );
}
