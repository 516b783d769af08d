import { BrowserWindow } from 'electron';
import { type AppEvent, appEventSchema } from '../../shared/app-state.js';
import { EVENT_CHANNEL } from '../../shared/channels.js';
import { APP_ORIGIN } from '../page/app-files.js';

/** Limits the recipients of a broadcast, by page id. */
export interface Audience {
  /** Page that already has this state. */
  readonly except?: number | undefined;
  readonly only?: number | undefined;
}

/**
 * Sends an event to all windows of the app. The schema strips fields that pages must not see.
 * @param read reads the event right before it is sent: Electron's functions may run microtasks that broadcast a later
 * state, which an earlier one must not follow
 */
export function broadcast(read: () => AppEvent, { except, only }: Audience = {}): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    const isMeant = webContents.id !== except && (only === undefined || webContents.id === only);
    if (isMeant && webContents.getURL().startsWith(`${APP_ORIGIN}/`)) {
      webContents.send(EVENT_CHANNEL, appEventSchema.parse(read()));
    }
  }
}
