import { join } from 'node:path';
import { app, type Session } from 'electron';

/** Files that a page made itself: exports. */
const MADE_BY_PAGE = /^blob:/;

/** Lets the system ask where a file goes that the page hands over; nothing else is ever downloaded. */
export function askWhereToSave(session: Session): void {
  session.on('will-download', (event, item) => {
    if (!MADE_BY_PAGE.test(item.getURL())) return event.preventDefault();
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), item.getFilename()) });
  });
}
