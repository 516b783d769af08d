import { join } from 'node:path';
import { app, type Session, type WebContents } from 'electron';
import { APP_ORIGIN } from '../page/app-files.js';
import { openOutside } from './outside-links.js';
import { isPictureAddress, openPictureWindow } from './picture-window.js';

const locked = new WeakSet<Session>();

/** Permissions for sockets to this machine, under Chromium's old and new name. */
const LOOPBACK: ReadonlySet<string> = new Set(['local-network-access', 'loopback-network']);

/** Restrictions of the pages. */
export interface PageRestrictions {
  /** Origin of the site, or null. */
  openSite(): string | null;
  /** Whether the page comes from a local development server, whose socket it needs. */
  readonly isDevelopment: boolean;
}

/**
 * Restricts all pages: no navigation, no new windows, no embedded pages, no permissions, no client certificates
 * (Electron's security guide, points 5, 11 to 15).
 */
export function lockDown({ openSite, isDevelopment }: PageRestrictions): void {
  const mayHave = (permission: string): boolean => isDevelopment && LOOPBACK.has(permission);
  // Unhandled, the first certificate would be sent, which tells the site who uses this computer.
  app.on('select-client-certificate', (event, _contents, _url, _certificates, answer) => {
    event.preventDefault();
    answer();
  });
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
  restrictDownloads(session);
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(mayHave(permission)));
  session.setPermissionCheckHandler((_contents, permission) => mayHave(permission));
}

/** Exports, which pages create as blobs. */
const MADE_BY_PAGE = /^blob:/;

/** Shows a save dialog for files that a page created; blocks all other downloads. */
function restrictDownloads(session: Session): void {
  session.on('will-download', (event, item) => {
    if (!MADE_BY_PAGE.test(item.getURL())) return event.preventDefault();
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), item.getFilename()) });
  });
}
