import { type Place, placeHeadline } from '@quartermile/core/domain';
import { IconShare3 } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { opensHere } from '../../platform/opens-here.js';
import { shareLink } from '../../platform/share-link.js';
import { entryPath } from './entry-path.js';
import { leaderboardPageMessages } from './leaderboard-messages.js';

const texts = leaderboardPageMessages;

/**
 * A link to an entry's page. A press shares it with the system's share sheet, or copies it where there is none; without
 * scripts it opens the page.
 */
export function ShareLink({ place }: { readonly place: Place }) {
  const [status, setStatus] = useState('');
  const path = entryPath(place.entry);
  const share = async (event: MouseEvent): Promise<void> => {
    if (!opensHere(event)) return;
    event.preventDefault();
    setStatus('');
    const url = new URL(path, window.location.origin).href;
    setStatus(await shareLink({ title: placeHeadline(place), url }, texts));
  };
  return (
    <>
      <a href={path} onClick={share}>
        <IconShare3 size={16} aria-hidden="true" /> {texts.share}
      </a>
      <span role="status">{status}</span>
    </>
  );
}
