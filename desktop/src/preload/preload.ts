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

const listeners = new Set<(received: AppEvent) => void>();

// One listener for all, because more than ten on one emitter look like a leak to Node. The Electron event is not passed
// on: it exposes `sender` to the page.
ipcRenderer.on(eventChannel, (_event, received: AppEvent) => {
  for (const listener of [...listeners]) listener(received);
});

contextBridge.exposeInMainWorld('quartermile', {
  callApi: invoke('api:call'),
  cancelCall: invoke('api:cancel'),
  readState: invoke('app:state'),
  connect: invoke('site:connect'),
  recordActivity: invoke('session:activity'),
  changeDecisions: invoke('decisions:change'),
  runCommand: invoke('app:command'),
  onEvent(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} satisfies DesktopBridge);
