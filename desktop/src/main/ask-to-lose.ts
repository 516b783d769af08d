import { dialog } from 'electron';
import { desktopMessages } from '../shared/messages/messages.js';

const text = desktopMessages.site;

/** Button indices; Escape selects the first. */
const STAY = 0;
const LOSE = 1;

/** Asks whether decisions that can neither be sent nor stored may be lost with the connection to their site. */
export async function askToLose(count: number): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message: text.unsentTitle(count),
    detail: text.unsentDetail,
    buttons: [text.stay, text.lose],
    defaultId: STAY,
    cancelId: STAY,
    noLink: true,
  });
  return response === LOSE;
}
