import { Text } from '@mantine/core';
import { useEntries } from '../../kernel/cars/use-entries.js';
import { usePendingCars } from '../../kernel/cars/use-pending-cars.js';
import { videoKind } from '../../kernel/content/kinds/video-kind.js';
import { useContent } from '../../kernel/content/use-content.js';
import { dashboardHomeMessages } from './home-messages.js';
import classes from './home-tab.module.css';

const text = dashboardHomeMessages;

/** Summary of pending work and content. Lists that are not loaded are omitted. */
export function RecentActivity() {
  const lists = [usePendingCars(), useContent(videoKind), useEntries()] as const;
  const [pending, videos, entries] = lists.map(({ data }) => data?.length);
  if (lists.every(({ isError }) => isError)) return <Text c="red">{text.unknown}</Text>;
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
