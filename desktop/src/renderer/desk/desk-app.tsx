import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { SitesScreen } from '../sites/sites-screen.js';
import { StatusStrip } from '../status/status-strip.js';
import { SiteDashboard } from './site-dashboard.js';
import { UnsavedQuestion } from './unsaved-question.js';
import { type AskedStore, useAsked } from './use-asked.js';
import { type DeskStateStore, useDeskState } from './use-desk-state.js';
import { useShownSite } from './use-shown-site.js';

export interface DeskAppProps {
  readonly bridge: DesktopBridge;
  readonly store: DeskStateStore;
  readonly askedStore: AskedStore;
}

/** The whole page: which site, or its dashboard. */
export function DeskApp({ bridge, store, askedStore }: DeskAppProps) {
  const state = useDeskState(store);
  const asked = useAsked(askedStore);
  const { site, isAsking, stay, discard } = useShownSite(store, bridge);
  if (site === null) return <SitesScreen bridge={bridge} state={state} />;
  return (
    <>
      {site === state.site && <StatusStrip bridge={bridge} state={state} />}
      <UnsavedQuestion isOpen={isAsking} onStay={stay} onDiscard={discard} />
      <SiteDashboard
        key={site}
        bridge={bridge}
        store={store}
        site={site}
        asked={asked}
        onAsk={askedStore.ask}
      />
    </>
  );
}
