import { BrowserWindow } from 'electron';
import { NEWS_CHANNEL } from '../../shared/channels.js';
import { type DeskNews, deskNewsSchema } from '../../shared/desk-state.js';
import { APP_ORIGIN } from '../page/app-files.js';

/** Whom news does not concern, or whom alone it does. */
export interface Audience {
  /** Page that knows already. */
  readonly except?: number | undefined;
  readonly only?: number | undefined;
}

/** Tells every window of the desk; what the table does not name stays here. */
export function tellPages(news: DeskNews, { except, only }: Audience = {}): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    const isMeant = webContents.id !== except && (only === undefined || webContents.id === only);
    if (isMeant && webContents.getURL().startsWith(`${APP_ORIGIN}/`)) {
      webContents.send(NEWS_CHANNEL, deskNewsSchema.parse(news));
    }
  }
}
