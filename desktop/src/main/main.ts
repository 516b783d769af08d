import { join } from 'node:path';
import { app, BrowserWindow, net } from 'electron';
import { ApiCourier } from './api-courier.js';
import { answerApiCalls } from './api-handler.js';
import { registerAppScheme, serveApp } from './app-protocol.js';
import { loadConfig } from './config.js';
import { openDeskWindow } from './desk-window.js';

const { siteUrl } = loadConfig();

async function start(): Promise<void> {
  await app.whenReady();
  serveApp(join(import.meta.dirname, '../renderer'), siteUrl);
  answerApiCalls(new ApiCourier(siteUrl, (url, init) => net.fetch(url, init)));
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void openDeskWindow(siteUrl);
  });
  await openDeskWindow(siteUrl);
}

app.on('window-all-closed', () => app.quit());
app.on('second-instance', () => BrowserWindow.getAllWindows()[0]?.focus());

if (app.requestSingleInstanceLock()) {
  app.enableSandbox();
  registerAppScheme();
  await start();
} else {
  app.quit();
}
