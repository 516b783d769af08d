import { QuartermileProvider } from '@quartermile/core/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DesktopBridge } from '../shared/desktop-bridge.js';
import { App } from './app/app.js';
import { OpenWorkBackup } from './app/open-work-backup.js';
import { loadAppState } from './app/use-app-state.js';
import { createDestinationStore, tabOf } from './app/use-destination.js';

declare global {
  interface Window {
    /** Exposed by the preload script. */
    readonly quartermile: DesktopBridge;
  }
}

// Before the first paint; later the provider follows the system's colour scheme.
document.documentElement.dataset.mantineColorScheme = matchMedia('(prefers-color-scheme: light)').matches
  ? 'light'
  : 'dark';

const bridge = window.quartermile;
const place = document.getElementById('root');
if (!place) throw new Error('The page has no root element.');
const destinationStore = createDestinationStore(bridge);
const store = await loadAppState(bridge);
const former = store.read().openWork ?? null;
const openWork = new OpenWorkBackup(bridge, former);
destinationStore.watch(() => {
  const destination = destinationStore.read();
  openWork.saveTab(tabOf(destination), destination.carId ?? null);
});
// A reloaded page restores its tab and drawer unless another one was requested meanwhile.
if (former && destinationStore.read().tab === '')
  destinationStore.navigate({ tab: former.tab, submission: null, carId: former.carId });

createRoot(place).render(
  <StrictMode>
    <QuartermileProvider colorScheme="auto">
      <App bridge={bridge} store={store} destinationStore={destinationStore} openWork={openWork} />
    </QuartermileProvider>
  </StrictMode>,
);
