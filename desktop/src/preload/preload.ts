import { contextBridge, ipcRenderer } from 'electron';
import type { AppEvent } from '../shared/app-state.js';
import type { EVENT_CHANNEL, RequestInput, RequestName, RequestResult } from '../shared/channels.js';
import type { DesktopBridge } from '../shared/desktop-bridge.js';

// Only names and types are imported, so that the schemas stay out of the preload bundle.
const eventChannel = 'app:event' satisfies typeof EVENT_CHANNEL;

const invoke =
  <Name extends RequestName>(name: Name) =>
  (...args: RequestInput<Name>): Promise<RequestResult<Name>> =>
    ipcRenderer.invoke(name, ...args);

contextBridge.exposeInMainWorld('quartermile', {
  callApi: invoke('api:call'),
  cancelCall: invoke('api:cancel'),
  readState: invoke('app:state'),
  changeSites: invoke('sites:change'),
  recordActivity: invoke('session:activity'),
  changeDecisions: invoke('decisions:change'),
  runCommand: invoke('app:command'),
  onEvent(listener) {
    // The Electron event is not passed on, because it exposes `sender` to the page.
    const forward = (_event: unknown, received: AppEvent): void => listener(received);
    ipcRenderer.on(eventChannel, forward);
    return () => void ipcRenderer.off(eventChannel, forward);
  },
} satisfies DesktopBridge);
