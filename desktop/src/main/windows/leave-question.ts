import { adminMessages } from '@quartermile/core/domain';
import { type BrowserWindow, dialog } from 'electron';

const text = adminMessages.forms;

/** Buttons of the question; the first is what closing the question by Escape means. */
const STAY = 0;
const DISCARD = 1;

/**
 * Asks before a window closes over something that was typed and not saved: the page objects, and Electron would
 * leave the window open without a word.
 */
export function askBeforeLoss(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: text.leaveTitle,
      detail: text.leaveQuestion,
      buttons: [text.stay, text.discard],
      defaultId: STAY,
      cancelId: STAY,
      noLink: true,
    });
    // Prevented is the page's objection, not the closing.
    if (answer === DISCARD) event.preventDefault();
  });
}
