import { useEffect, useMemo, useState } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { siteColour } from '../../shared/site-colour.js';
import { type SiteSummary, siteHost } from '../../shared/site-summary.js';
import { hasUnsaved } from './has-unsaved.js';
import type { AppStateStore } from './use-app-state.js';

/** The site that a window shows, and the one it switches to once nothing unsaved is lost; null is the list of sites. */
interface Shown {
  readonly site: string | null;
  readonly wanted: string | null;
}

/**
 * The site whose dashboard this window shows. Another window, the menu or a link may open another site; this window
 * follows once it has no unsaved input.
 */
export function useShownSite(store: AppStateStore, bridge: Pick<DesktopBridge, 'changeSites'>) {
  const [{ site, wanted }, setShown] = useState<Shown>(() => {
    const first = siteOf(store.read());
    return { site: first, wanted: first };
  });
  useEffect(() => {
    const follow = (): void => {
      const next = siteOf(store.read());
      // Checked outside React: event listeners must not run during rendering.
      const mayLeave = !hasUnsaved();
      const { sites } = store.read();
      setShown((now) => {
        if (now.wanted === next) return now;
        // The dialog that removed the site has already warned about unsaved input.
        const isForgotten = sites.every(({ origin }) => origin !== now.site);
        return { site: mayLeave || isForgotten ? next : now.site, wanted: next };
      });
    };
    return store.watch(follow);
  }, [store]);
  return {
    site,
    isAsking: site !== wanted,
    stay: () => void (site !== null && bridge.changeSites({ do: 'open', origin: site })),
    discard: () => setShown({ site: wanted, wanted }),
  };
}

/** Summary of the site that a window shows; null for the list of sites. */
export function useShownSummary({ sites }: AppState, origin: string | null): SiteSummary | null {
  return useMemo(() => {
    if (origin === null) return null;
    const stored = sites.find((one) => one.origin === origin);
    // A removed site stays visible until its window switches.
    const rest = { hasToken: false, pending: 0, waiting: 0 };
    return stored ?? { origin, name: siteHost(origin), colour: siteColour(origin), ...rest };
  }, [sites, origin]);
}

function siteOf({ site, isChoosing }: AppState): string | null {
  return isChoosing ? null : site;
}
