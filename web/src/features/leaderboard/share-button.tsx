import { Button } from '@mantine/core';
import { type Place, placeHeadline } from '@quartermile/core/domain';
import { IconShare3 } from '@tabler/icons-react';
import { useState } from 'react';
import { shareLink } from '../../platform/share-link.js';
import { entryPath } from './entry-path.js';
import { leaderboardPageMessages } from './leaderboard-messages.js';
import classes from './share-button.module.css';

const texts = leaderboardPageMessages;

/** Shares the link of an entry's page with the system's share sheet, or copies it where there is none. */
export function ShareButton({ place }: { readonly place: Place }) {
  const [status, setStatus] = useState('');
  const share = async (): Promise<void> => {
    setStatus('');
    const url = new URL(entryPath(place.entry), window.location.origin).href;
    setStatus(await shareLink({ title: placeHeadline(place), url }, texts));
  };
  return (
    <div className={classes.root}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconShare3 size={18} aria-hidden="true" />}
        onClick={share}
      >
        {texts.share}
      </Button>
      <span role="status" className={classes.status}>
        {status}
      </span>
    </div>
  );
}
