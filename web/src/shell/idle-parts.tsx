import { Button } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import { onLostCode } from '../platform/code-lost.js';
import { cacheVisitedPage, prepareOffline } from '../platform/prepare-offline.js';
import { renewReplacedPage, takeRenewed } from '../platform/renew-page.js';
import { whenIdle } from '../platform/start/when-idle.js';
import shared from '../styles/shared.module.css';
import { OfflineBanner } from './offline-banner.js';
import classes from './offline-banner.module.css';

/** Messages on a page that was reloaded after an upgrade. */
const texts = {
  title: 'This site was updated',
  detail: 'What you typed is still here. If you were sending something, please send it again.',
} as const;

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

/** Says that this page was reloaded because the site was updated, until closed. Announced to screen readers. */
function RenewedNote() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={classes.root}>
      <p role="alert" className={`${shared.note} ${classes.words}`}>
        <strong className={classes.title}>{texts.title}</strong> {texts.detail}
      </p>
      <Button variant="subtle" onClick={() => setOpen(false)}>
        {messages.app.close}
      </Button>
    </div>
  );
}
