import { Button, Title, VisuallyHidden } from '@mantine/core';
import { type BoardView, OTHER_ENTRIES_MAX, OTHER_ENTRIES_STEP, type Place } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ghost } from '../../placing/loaded-ghost.js';
import { useStored } from '../../votes/use-stored.js';
import classes from './board-list.module.css';
import { boardPath, type PageQuery } from './board-query.js';
import { EntryRow } from './entry-row.js';
import { ghostIndex } from './ghost/ghost-index.js';
import { GhostRow } from './ghost/ghost-row.js';
import { Invitation } from './ghost/invitation.js';
import { leaderboardPageMessages } from './leaderboard-messages.js';
import { newEntries } from './live/new-entries.js';
import { useSortedRows } from './rows/use-sorted-rows.js';

const texts = leaderboardPageMessages;

export interface BoardListProps {
  readonly view: BoardView;
  readonly query: PageQuery;
  /** Start of the present day, ms since 1970. */
  readonly today: number;
  /** Id of the entry that the address links to. */
  readonly linkedId: string | null;
  /** A time to show among the rows, if its place is there. */
  readonly ghost: Ghost | null;
}

/** The main ranking, and the other entries below. */
export function BoardList({ view, query, today, linkedId, ghost }: BoardListProps) {
  const { top, others, othersAbove, othersLeft } = view;
  const { style, header, isSorted, sort } = useSortedRows([...top, ...others]);
  const above = Math.min(othersAbove, OTHER_ENTRIES_STEP);
  const below = Math.min(othersLeft, OTHER_ENTRIES_STEP);
  const at = ghost && ghostIndex(view, Number(ghost.time));
  const isInTop = at !== null && (at < top.length || others.length === 0);
  const row = at !== null && ghost && <GhostRow key={`ghost ${ghost.time}`} ghost={ghost} />;
  const shared = { today, linkedId };
  // In another order it has no place between two rows.
  const rowAt = isSorted ? 0 : (at ?? 0) - (isInTop ? 0 : top.length);
  return (
    <div style={style}>
      {header}
      {top.length > 0 && (
        <Places
          title={texts.topEntries}
          places={sort(top)}
          isTitleHidden
          extra={isInTop && row}
          extraAt={rowAt}
          {...shared}
        />
      )}
      {above > 0 && (
        <More
          query={{
            ...query,
            from: othersAbove - above,
            others: Math.min(query.others + above, OTHER_ENTRIES_MAX),
          }}
        >
          {texts.showAbove(above)}
        </More>
      )}
      {others.length > 0 && (
        <Places
          title={texts.otherEntries}
          places={sort(others)}
          isBrief
          extra={!isInTop && row}
          extraAt={rowAt}
          {...shared}
        />
      )}
      {below > 0 && <More query={extendDown(query)}>{texts.showMore(below)}</More>}
      <Invitation view={view} query={query} />
    </div>
  );
}

/** A page shows a limited number of entries. At this number the first ones make room for the next ones. */
function extendDown(query: PageQuery): PageQuery {
  const others = query.others + OTHER_ENTRIES_STEP;
  const excess = Math.max(0, others - OTHER_ENTRIES_MAX);
  return { ...query, from: query.from + excess, others: others - excess };
}

/** Link to the same board with more entries. */
function More({ query, children }: { readonly query: PageQuery; readonly children: string }) {
  return (
    <Button
      component={Link}
      to={boardPath(query)}
      preventScrollReset
      replace
      variant="default"
      className={classes.more}
    >
      {children}
    </Button>
  );
}

interface PlacesProps extends Pick<BoardListProps, 'today' | 'linkedId'> {
  readonly title: string;
  readonly places: readonly Place[];
  readonly isTitleHidden?: boolean;
  readonly isBrief?: boolean;
  /** A row before the one with the index `extraAt`. */
  readonly extra: ReactNode;
  readonly extraAt: number;
}

function Places({
  title,
  places,
  today,
  linkedId,
  isTitleHidden = false,
  isBrief = false,
  extra,
  extraAt,
}: PlacesProps) {
  const { ids, mark } = useStored(newEntries);
  const rows: ReactNode[] = places.map((place) => (
    <EntryRow
      key={place.entry._id}
      place={place}
      today={today}
      isBrief={isBrief}
      isLinked={place.entry._id === linkedId}
      newMark={ids?.includes(place.entry._id) ? mark : undefined}
    />
  ));
  if (extra) rows.splice(extraAt, 0, extra);
  return (
    <section aria-label={title}>
      {isTitleHidden ? (
        <VisuallyHidden component="h2">{title}</VisuallyHidden>
      ) : (
        <Title order={2} size="h3" className={classes.title}>
          {title}
        </Title>
      )}
      <ol className={classes.list}>{rows}</ol>
    </section>
  );
}
