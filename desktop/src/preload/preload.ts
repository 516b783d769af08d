import { contextBridge, ipcRenderer } from 'electron';
import { API_CHANNEL, type DesktopBridge } from '../shared/api-channel.js';

const SITE_URL_ARGUMENT = '--site-url=';

const siteUrl = process.argv.find((argument) => argument.startsWith(SITE_URL_ARGUMENT)) ?? '';

contextBridge.exposeInMainWorld('quartermile', {
  siteUrl: siteUrl.slice(SITE_URL_ARGUMENT.length),
  callApi: (call) => ipcRenderer.invoke(API_CHANNEL, call),
} satisfies DesktopBridge);
