import type { AdminTabId } from '@quartermile/core/domain';
import {
  type Icon,
  IconBuildingStore,
  IconClipboardList,
  IconEye,
  IconTrophy,
  IconVideo,
} from '@tabler/icons-react';
import { useEntries } from '../../kernel/cars/use-entries.js';
import { usePendingCars } from '../../kernel/cars/use-pending-cars.js';
import { sponsorKind } from '../../kernel/content/kinds/sponsor-kind.js';
import { videoKind } from '../../kernel/content/kinds/video-kind.js';
import { useContent } from '../../kernel/content/use-content.js';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { dashboardHomeMessages } from './home-messages.js';
import classes from './home-tab.module.css';
import { StatTile } from './stat-tile.js';

const text = dashboardHomeMessages;

interface Tile {
  readonly label: string;
  readonly icon: Icon;
  readonly tab: AdminTabId;
  readonly list: { readonly data?: readonly unknown[] | undefined; readonly isError: boolean };
  /** The value of the tile. Default: the number of rows of the list. */
  readonly count?: number | undefined;
}

/** The five tiles of specification section 2, in order. */
export function StatTiles({ openTab }: Pick<TabProps, 'openTab'>) {
  const videos = useContent(videoKind);
  const views = videos.data?.reduce((sum, video) => sum + video.views, 0);
  const tiles: readonly Tile[] = [
    { label: text.videos, icon: IconVideo, tab: 'videos', list: videos },
    { label: text.entries, icon: IconTrophy, tab: 'leaderboard', list: useEntries() },
    { label: text.sponsors, icon: IconBuildingStore, tab: 'sponsors', list: useContent(sponsorKind) },
    { label: text.pending, icon: IconClipboardList, tab: 'pending', list: usePendingCars() },
    { label: text.views, icon: IconEye, tab: 'videos', list: videos, count: views },
  ];
  return (
    <div className={classes.tiles}>
      {tiles.map(({ label, icon, tab, list, count = list.data?.length }, index) => (
        <StatTile
          key={label}
          index={index}
          label={label}
          icon={icon}
          // A failed list counts as empty, and its tile shows the error.
          value={list.isError ? 0 : (count ?? null)}
          problem={list.isError ? text.unknown : undefined}
          onOpen={() => openTab(tab)}
        />
      ))}
    </div>
  );
}
