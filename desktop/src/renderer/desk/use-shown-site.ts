import { useEffect, useState } from 'react';
import type { DeskState } from '../../shared/desk-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import type { DeskStateStore } from './use-desk-state.js';

/** What a window shows, and what it would show if nothing unsaved were lost by it. Null: the list of sites. */
interface Shown {
  readonly site: string | null;
  readonly wanted: string | null;
}

/**
 * The site whose dashboard this window shows. It follows the site that is open once nothing unsaved is lost by it:
 * another window, the menu or a link may have opened another one while somebody types here.
 */
export function useShownSite(store: DeskStateStore, bridge: Pick<DesktopBridge, 'changeSites'>) {
  const [{ site, wanted }, setShown] = useState<Shown>(() => {
    const first = siteOf(store.read());
    return { site: first, wanted: first };
  });
  useEffect(() => {
    const follow = (): void => {
      const next = siteOf(store.read());
      // Asked here, outside of React: what listens must not be run while something renders.
      const mayLeave = !hasUnsaved();
      setShown((now) => {
        if (now.wanted === next) return now;
        return { site: mayLeave ? next : now.site, wanted: next };
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

function siteOf({ site, isChoosing }: DeskState): string | null {
  return isChoosing ? null : site;
}

/** Whether something was typed and not sent: the dashboard objects to being left, as it does to its window's closing. */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
