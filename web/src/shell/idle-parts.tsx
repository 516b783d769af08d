import { useEffect, useState } from 'react';
import { CODE_LOST } from '../platform/code-lost.js';
import { keepVisitedPage, prepareOffline } from '../platform/prepare-offline.js';
import { renewReplacedPage, takeRenewed } from '../platform/renew-page.js';
import { whenIdle } from '../platform/when-idle.js';
import { OfflineBanner } from './offline-banner.js';
import { RenewedNote } from './renewed-note.js';

const renew = (): void => void renewReplacedPage();

export interface IdlePartsProps {
  /** Of the page that is on the screen. */
  readonly path: string;
}

/**
 * What no visitor waits for: it keeps pages for offline, says when there is no connection, and renews the
 * page after an upgrade of the site. Forms keep what is typed themselves, with every change.
 */
export function IdleParts({ path }: IdlePartsProps) {
  const [first] = useState(path);
  const [isRenewed] = useState(takeRenewed);
  useEffect(() => {
    prepareOffline();
    window.addEventListener(CODE_LOST, renew);
    return () => window.removeEventListener(CODE_LOST, renew);
  }, []);
  useEffect(() => whenIdle(() => void keepVisitedPage(path)), [path]);
  return (
    <>
      <OfflineBanner />
      {isRenewed && path === first && <RenewedNote />}
    </>
  );
}
