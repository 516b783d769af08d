import { adminMessages } from '@quartermile/core/domain';
import { useContent } from '../content/use-content.js';
import { useEntries } from '../entries/use-entries.js';
import { usePendingCars } from '../pending/use-pending-cars.js';
import { videoKind } from '../videos/video-kind.js';
import classes from './home-tab.module.css';

const text = adminMessages.home;

/** Summary of pending work and content. Lists that are not loaded are omitted. */
export function RecentActivity() {
  const lists = [usePendingCars(), useContent(videoKind), useEntries()] as const;
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
