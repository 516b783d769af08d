import { Button } from '@mantine/core';
import { apiRoutes } from '@quartermile/core/domain';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { markReachable, useOnline } from '../platform/use-online.js';
import shared from '../styles/shared.module.css';
import classes from './offline-banner.module.css';

/** Messages about the connection, loaded after the page. */
const connectionMessages = {
  title: 'You are offline',
  detail: 'What was loaded before can still be read.',
  retry: 'Try again',
  trying: 'Trying...',
  stillOffline: 'Still no connection.',
  back: 'You are online again.',
} as const;

const texts = connectionMessages;

/** State of "Try again"; `reached`: the site responded, whatever the browser reports. */
type Trial = 'none' | 'busy' | 'failed' | 'reached';

/** Banner while offline. Announced to screen readers. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const [trial, setTrial] = useState<Trial>('none');
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [isBack, setIsBack] = useState(false);
  const { revalidate } = useRevalidator();
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline);
    setIsBack(isOnline);
    setTrial('none');
  }
  const tryAgain = async (): Promise<void> => {
    setTrial('busy');
    const isReached = await isSiteThere();
    setTrial(isReached ? 'reached' : 'failed');
    if (!isReached) return;
    markReachable();
    await revalidate();
  };
  const isShown = !isOnline && trial !== 'reached';
  return (
    <div className={classes.root} data-shown={isShown}>
      <IconCloudOff size={24} stroke={1.7} aria-hidden="true" />
      <p role="status" className={`${shared.note} ${classes.words}`}>
        {isShown && <strong className={classes.title}>{texts.title}</strong>}{' '}
        {isShown ? detail(trial) : isBack && texts.back}
      </p>
      {isShown && (
        <Button aria-disabled={trial === 'busy'} onClick={tryAgain}>
          {trial === 'busy' ? texts.trying : texts.retry}
        </Button>
      )}
    </div>
  );
}

function detail(trial: Trial): string {
  return trial === 'failed' ? texts.stillOffline : texts.detail;
}

async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch(apiRoutes.health, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
