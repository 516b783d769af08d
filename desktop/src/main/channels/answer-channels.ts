import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import { API_CHANNEL, type ApiAnswer, isApiCall } from '../shared/api-channel.js';
import type { ApiCourier } from './api-courier.js';
import { APP_ORIGIN } from './app-files.js';

/** Answers the page's calls; anything else on the channel, or from anywhere else, is refused. */
export function answerApiCalls(courier: ApiCourier): void {
  ipcMain.handle(API_CHANNEL, (event: IpcMainInvokeEvent, call: unknown): Promise<ApiAnswer | null> => {
    if (!event.senderFrame?.url.startsWith(`${APP_ORIGIN}/`)) throw new Error('This page may not call.');
    if (!isApiCall(call)) throw new Error('This is no call of the API.');
    return courier.call(call);
  });
}
