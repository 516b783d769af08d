import { app, type Session, type WebContents } from 'electron';
import { APP_ORIGIN } from '../page/app-files.js';
import { openOutside } from './outside-links.js';
import { isPictureAddress, openPictureWindow } from './picture-window.js';
import { askWhereToSave } from './save-files.js';

const locked = new WeakSet<Session>();

/**
 * Keeps every page that will ever be made where it is: no navigation, no window, no embedded page, no permission
 * (Electron's security guide, points 5, 11 to 15).
 * @param openSite origin of the site that is open now
 */
export function lockDown(openSite: () => string | null): void {
  app.on('web-contents-created', (_event, contents) => {
    lockPage(contents, openSite);
    lockSession(contents.session);
  });
}

function lockPage(contents: WebContents, openSite: () => string | null): void {
  contents.setWindowOpenHandler(({ url }) => {
    if (isPictureAddress(url)) openPictureWindow(url);
    else openOutside(url, openSite());
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event) => {
    if (event.url === `${APP_ORIGIN}/`) return;
    event.preventDefault();
    openOutside(event.url, openSite());
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

function lockSession(session: Session): void {
  if (locked.has(session)) return;
  locked.add(session);
  askWhereToSave(session);
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
}
