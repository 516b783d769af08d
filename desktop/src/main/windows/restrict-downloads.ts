import { join } from 'node:path';
import { app, type Session } from 'electron';

/** Exports, which pages create as blobs. */
const MADE_BY_PAGE = /^blob:/;

/** Shows a save dialog for files that a page created; blocks all other downloads. */
export function restrictDownloads(session: Session): void {
  session.on('will-download', (event, item) => {
    if (!MADE_BY_PAGE.test(item.getURL())) return event.preventDefault();
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), item.getFilename()) });
  });
}
