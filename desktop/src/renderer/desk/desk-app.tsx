import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { SitesScreen } from '../sites/sites-screen.js';
import { StatusStrip } from '../status/status-strip.js';
import { SiteDashboard } from './site-dashboard.js';
import { type AskedStore, useAsked } from './use-asked.js';
import { type DeskStateStore, useDeskState } from './use-desk-state.js';

export interface DeskAppProps {
  readonly bridge: DesktopBridge;
  readonly store: DeskStateStore;
  readonly askedStore: AskedStore;
}

/** The whole page: which site, or its dashboard. */
export function DeskApp({ bridge, store, askedStore }: DeskAppProps) {
  const state = useDeskState(store);
  const asked = useAsked(askedStore);
  if (state.site === null || state.isChoosing) return <SitesScreen bridge={bridge} state={state} />;
  return (
    <>
      <StatusStrip bridge={bridge} state={state} />
      <SiteDashboard
        key={state.site}
        bridge={bridge}
        store={store}
        site={state.site}
        asked={asked}
        onAsk={askedStore.ask}
      />
    </>
  );
}
