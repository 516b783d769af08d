import { adminMessages } from '@quartermile/core/domain';
import { useEntries } from '../entries/use-entries.js';
import { usePendingCars } from '../pending/use-pending-cars.js';
import { useVideos } from '../videos/use-videos.js';
import classes from './home-tab.module.css';

const text = adminMessages.home;

/** What waits, and what there is; a list that is not known says nothing. */
export function RecentActivity() {
  const lists = [usePendingCars(), useVideos(), useEntries()] as const;
  const [pending, videos, entries] = lists.map(({ data }) => data?.length);
  if (lists.every(({ isError }) => isError)) return <p className={classes.unknown}>{text.unknown}</p>;
  return (
    <ul className={classes.activity}>
      {pending !== undefined && (
        <li data-tone={pending > 0 ? 'accent' : 'go'}>
          {pending > 0 ? text.awaiting(pending) : text.allReviewed}
        </li>
      )}
      {videos !== undefined && <li>{text.inLibrary(videos)}</li>}
      {entries !== undefined && <li>{text.onLeaderboard(entries)}</li>}
    </ul>
  );
}
