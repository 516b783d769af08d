import type { SignOutReason } from '@quartermile/core/admin';
import { useEffect, useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** How the session ended while the app was locked and no dashboard was mounted; `none` when it did not. */
export function useMissedSignOut(bridge: Pick<DesktopBridge, 'onEvent'>, isLocked: boolean): SignOutReason {
  const [missed, setMissed] = useState<SignOutReason>('none');
  useEffect(() => {
    if (!isLocked) return;
    return bridge.onEvent((event) => {
      if (event.type === 'signed-out') setMissed(event.reason ?? 'none');
    });
  }, [bridge, isLocked]);
  return missed;
}
