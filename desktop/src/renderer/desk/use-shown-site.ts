import { useState } from 'react';
import type { DeskState } from '../../shared/desk-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/**
 * The site whose dashboard this window shows; null: the list of sites. It follows the site that is open once nothing
 * unsaved is lost by it: another window, the menu or a link may have opened another one while somebody types here.
 */
export function useShownSite({ site, isChoosing }: DeskState, bridge: Pick<DesktopBridge, 'changeSites'>) {
  const wanted = isChoosing ? null : site;
  const [shown, setShown] = useState(wanted);
  /** What was wanted when it was last looked at. */
  const [seen, setSeen] = useState(wanted);
  const [isAsking, setAsking] = useState(false);
  if (seen !== wanted) {
    const mustAsk = wanted !== shown && hasUnsaved();
    setSeen(wanted);
    setAsking(mustAsk);
    if (!mustAsk) setShown(wanted);
  }
  return {
    site: shown,
    isAsking,
    stay(): void {
      if (shown !== null) void bridge.changeSites({ do: 'open', origin: shown });
      setAsking(false);
    },
    discard(): void {
      setAsking(false);
      setShown(wanted);
    },
  };
}

/** Whether something was typed and not sent: the dashboard objects to being left, as it does to its window's closing. */
function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
