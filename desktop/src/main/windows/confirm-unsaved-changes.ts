import { adminMessages } from '@quartermile/core/domain';
import { type BrowserWindow, dialog } from 'electron';

const text = adminMessages.leave;

/** Button indices; Escape selects the first. */
const STAY = 0;
const DISCARD = 1;

/**
 * Asks before closing a window with unsaved changes. The page objects in `beforeunload`, and Electron would otherwise
 * keep the window open silently.
 * @param isEnding whether the system is shutting down, which must not be delayed by a question
 */
export function confirmUnsavedChanges(window: BrowserWindow, isEnding: () => boolean): void {
  window.webContents.on('will-prevent-unload', (event) => {
    if (isEnding()) return event.preventDefault();
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: text.title,
      detail: text.question,
      buttons: [text.stay, text.discard],
      defaultId: STAY,
      cancelId: STAY,
      noLink: true,
    });
    // preventDefault() ignores the page's objection and closes the window.
    if (answer === DISCARD) event.preventDefault();
  });
}
