import { app, type Session, type WebContents } from 'electron';
import { APP_ORIGIN } from '../page/app-files.js';
import { openOutside } from './outside-links.js';
import { isPictureAddress, openPictureWindow } from './picture-window.js';
import { askWhereToSave } from './save-files.js';

const locked = new WeakSet<Session>();

/** What an open socket to this machine takes, by Chromium's old name and by its new one. */
const LOOPBACK: ReadonlySet<string> = new Set(['local-network-access', 'loopback-network']);

/** What the pages of the app are kept within. */
export interface Bounds {
  /** Origin of the site that is open now. */
  openSite(): string | null;
  /** Whether the page comes from a development server of this machine, whose socket it needs. */
  readonly isDevelopment: boolean;
}

/**
 * Keeps every page that will ever be made where it is: no navigation, no window, no embedded page, no permission
 * (Electron's security guide, points 5, 11 to 15).
 */
export function lockDown({ openSite, isDevelopment }: Bounds): void {
  const mayHave = (permission: string): boolean => isDevelopment && LOOPBACK.has(permission);
  app.on('web-contents-created', (_event, contents) => {
    lockPage(contents, openSite);
    lockSession(contents.session, mayHave);
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

function lockSession(session: Session, mayHave: (permission: string) => boolean): void {
  if (locked.has(session)) return;
  locked.add(session);
  askWhereToSave(session);
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(mayHave(permission)));
  session.setPermissionCheckHandler((_contents, permission) => mayHave(permission));
}
