import { Button } from '@mantine/core';
import {
  type BoardQuery,
  messages,
  type Place,
  placeHeadline,
  sharedHeadline,
} from '@quartermile/core/domain';
import { IconShare3 } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { type SharedLink, shareLink } from '../../platform/share-link.js';
import { boardPath } from './board-query.js';
import { entryAnchor } from './entry-anchor.js';
import { entryPath } from './entry-path.js';
import { BoardQueryContext } from './rows/board-context.js';
import classes from './share-button.module.css';

const texts = messages.leaderboard;

/** Shares the link of an entry's page with the system's share sheet, or copies it where there is none. */
export function ShareButton({ place }: { readonly place: Place }) {
  const [status, setStatus] = useState('');
  const query = useContext(BoardQueryContext);
  const share = async (): Promise<void> => {
    setStatus('');
    setStatus(await shareLink(linkOf(place, query), texts));
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

/** The entry's page. Under a filter its row on the filtered board, because the text says its place there. */
function linkOf(place: Place, query: BoardQuery | null): SharedLink {
  const isFiltered = query !== null && place.rank !== undefined;
  const path = isFiltered
    ? `${boardPath({ ...query, q: '' })}#${entryAnchor(place.entry)}`
    : entryPath(place.entry);
  return {
    title: isFiltered ? sharedHeadline(place, query) : placeHeadline(place),
    url: new URL(path, window.location.origin).href,
  };
}
