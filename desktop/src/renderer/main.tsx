import { QuartermileProvider } from '@quartermile/core/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import { DeskApp } from './desk/desk-app.js';
import { keepAsked } from './desk/use-asked.js';
import { loadDeskState } from './desk/use-desk-state.js';

declare global {
  interface Window {
    /** From the preload script. */
    readonly quartermile: DesktopBridge;
  }
}

// Before the first paint; from then on the provider follows the system.
document.documentElement.dataset.mantineColorScheme = matchMedia('(prefers-color-scheme: light)').matches
  ? 'light'
  : 'dark';

const bridge = window.quartermile;
const place = document.getElementById('desk');
if (!place) throw new Error('The page has no place for the desk.');
const askedStore = keepAsked(bridge);
const store = await loadDeskState(bridge);

createRoot(place).render(
  <StrictMode>
    <QuartermileProvider colorScheme="auto">
      <DeskApp bridge={bridge} store={store} askedStore={askedStore} />
    </QuartermileProvider>
  </StrictMode>,
);
