import { contextBridge, ipcRenderer } from 'electron';
import type { AskedName, Gives, NEWS_CHANNEL, Takes } from '../shared/channels.js';
import type { DeskNews } from '../shared/desk-state.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';

// The table itself stays out of here: this script needs its names and types only.
const news = 'desk:news' satisfies typeof NEWS_CHANNEL;

const ask =
  <Name extends AskedName>(name: Name) =>
  (...given: Takes<Name>): Promise<Gives<Name>> =>
    ipcRenderer.invoke(name, ...given);

contextBridge.exposeInMainWorld('quartermile', {
  callApi: ask('api:call'),
  giveUp: ask('api:give-up'),
  readDesk: ask('desk:read'),
  changeSites: ask('sites:change'),
  noteActivity: ask('session:activity'),
  changeDecisions: ask('decisions:change'),
  onNews(listener) {
    // The event itself stays here: it would hand the page a way to the main process.
    const hear = (_event: unknown, told: DeskNews): void => listener(told);
    ipcRenderer.on(news, hear);
    return () => void ipcRenderer.off(news, hear);
  },
} satisfies DesktopBridge);
