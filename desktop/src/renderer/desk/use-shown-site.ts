import { useEffect, useState } from 'react';
import type { DeskState } from '../../shared/desk-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** What a window shows: a site's dashboard, or the list of sites. */
interface Shown {
  /** Origin; null: the list. */
  readonly site: string | null;
}

/**
 * Follows the site that is open, once nothing unsaved is lost by it: another window, the menu or a link may have
 * opened another one while somebody types here.
 */
export function useShownSite({ site, isChoosing }: DeskState, bridge: Pick<DesktopBridge, 'changeSites'>) {
  const wanted = isChoosing ? null : site;
  const [shown, setShown] = useState<Shown>({ site: wanted });
  const [isAsking, setAsking] = useState(false);
  const isElsewhere = shown.site !== wanted;
  useEffect(() => {
    const mustAsk = isElsewhere && hasUnsaved();
    setAsking(mustAsk);
    if (isElsewhere && !mustAsk) setShown({ site: wanted });
  }, [isElsewhere, wanted]);
  return {
    site: shown.site,
    isAsking,
    stay(): void {
      if (shown.site !== null) void bridge.changeSites({ do: 'open', origin: shown.site });
      setAsking(false);
    },
    discard(): void {
      setAsking(false);
      setShown({ site: wanted });
    },
  };
}

/** Whether something was typed and not sent: the dashboard objects to being left, as it does to its window's closing. */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
