import { useEffect, useState } from 'react';
import { onLostCode } from '../platform/code-lost.js';
import { cacheVisitedPage, prepareOffline } from '../platform/prepare-offline.js';
import { renewReplacedPage, takeRenewed } from '../platform/renew-page.js';
import { whenIdle } from '../platform/start/when-idle.js';
import { OfflineBanner } from './offline-banner.js';
import { RenewedNote } from './renewed-note.js';

const renew = (): void => void renewReplacedPage();

export interface IdlePartsProps {
  /** The current page's path. */
  readonly path: string;
}

/**
 * Low-priority features: offline caching, the offline banner, and reloading after an upgrade. Forms save their input
 * themselves.
 */
export function IdleParts({ path }: IdlePartsProps) {
  const [first] = useState(path);
  const [isRenewed] = useState(takeRenewed);
  useEffect(() => {
    prepareOffline();
    return onLostCode(renew);
  }, []);
  useEffect(() => whenIdle(() => void cacheVisitedPage(path)), [path]);
  return (
    <>
      <OfflineBanner />
      {isRenewed && path === first && <RenewedNote />}
    </>
  );
}
