import { Button, Title } from '@mantine/core';
import { messages, OTHER_ENTRIES_STEP } from '@quartermile/core/domain';
import { Link } from 'react-router';
import classes from './board-list.module.css';
import { type BoardQuery, boardPath } from './board-query.js';
import type { BoardView, Place } from './board-view.js';
import { EntryRow } from './entry-row.js';

const texts = messages.leaderboard;

export interface BoardListProps {
  readonly view: BoardView;
  readonly query: BoardQuery;
  /** The entry that the address links to. */
  readonly linkedId: string | null;
}

/** The top ten, and the other entries below. */
export function BoardList({ view, query, linkedId }: BoardListProps) {
  const { top, others, othersLeft } = view;
  const shownNext = Math.min(othersLeft, OTHER_ENTRIES_STEP);
  return (
    <>
      {top.length > 0 && <Places title={texts.topEntries} places={top} linkedId={linkedId} isTitleHidden />}
      {others.length > 0 && <Places title={texts.otherEntries} places={others} linkedId={linkedId} isBrief />}
      {othersLeft > 0 && (
        <Button
          component={Link}
          to={boardPath({ ...query, others: query.others + OTHER_ENTRIES_STEP })}
          preventScrollReset
          replace
          variant="default"
          className={classes.more}
        >
          {texts.showMore(shownNext)}
        </Button>
      )}
    </>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly places: readonly Place[];
  readonly linkedId: string | null;
  readonly isTitleHidden?: boolean;
  readonly isBrief?: boolean;
}

function Places({ title, places, linkedId, isTitleHidden = false, isBrief = false }: PlacesProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <Title order={2} size="h3" className={classes.title} data-hidden={isTitleHidden || undefined}>
        {title}
      </Title>
      <ol className={classes.list}>
        {places.map((place) => (
          <EntryRow
            key={place.entry._id}
            place={place}
            isBrief={isBrief}
            isLinked={place.entry._id === linkedId}
          />
        ))}
      </ol>
    </section>
  );
}
