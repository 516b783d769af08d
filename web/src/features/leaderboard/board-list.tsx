import { Button, Title } from '@mantine/core';
import {
  type BoardQuery,
  type BoardView,
  messages,
  OTHER_ENTRIES_MAX,
  OTHER_ENTRIES_STEP,
  type Place,
} from '@quartermile/core/domain';
import { Link } from 'react-router';
import classes from './board-list.module.css';
import { boardPath } from './board-query.js';
import { EntryRow } from './entry-row.js';

const texts = messages.leaderboard;

export interface BoardListProps {
  readonly view: BoardView;
  readonly query: BoardQuery;
  /** Id of the entry that the address links to. */
  readonly linkedId: string | null;
}

/** The main ranking, and the other entries below. */
export function BoardList({ view, query, linkedId }: BoardListProps) {
  const { top, others, othersAbove, othersLeft } = view;
  const above = Math.min(othersAbove, OTHER_ENTRIES_STEP);
  const below = Math.min(othersLeft, OTHER_ENTRIES_STEP);
  return (
    <>
      {top.length > 0 && <Places title={texts.topEntries} places={top} linkedId={linkedId} isTitleHidden />}
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
      {others.length > 0 && <Places title={texts.otherEntries} places={others} linkedId={linkedId} isBrief />}
      {below > 0 && <More query={extendDown(query)}>{texts.showMore(below)}</More>}
    </>
  );
}

/** A page shows a limited number of entries. At this number the first ones make room for the next ones. */
function extendDown(query: BoardQuery): BoardQuery {
  const others = query.others + OTHER_ENTRIES_STEP;
  const excess = Math.max(0, others - OTHER_ENTRIES_MAX);
  return { ...query, from: query.from + excess, others: others - excess };
}

/** Link to the same board with more entries. */
function More({ query, children }: { readonly query: BoardQuery; readonly children: string }) {
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
