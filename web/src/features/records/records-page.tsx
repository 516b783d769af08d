import { Title } from '@mantine/core';
import { CATEGORIES, isRankedByVotes, type RecordList } from '@quartermile/core/domain';
import { CategoryBadge, ErrorState } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { useSettled } from '../../platform/use-settled.js';
import shared from '../../styles/shared.module.css';
import { RecordLineage } from './record-lineage.js';
import { recordMessages } from './record-messages.js';
import { type RecordPageQuery, recordPath } from './record-query.js';
import { RecordTable } from './record-table.js';
import classes from './records-page.module.css';

const texts = recordMessages;

/** What the page shows. */
export interface LoadedRecords {
  readonly lists: readonly RecordList[];
  /** When it was loaded, ms since 1970: browser and server count days to the same moment. */
  readonly now: number;
}

export interface RecordsPageProps {
  /** Null when loading failed, a promise while loading. */
  readonly records: LoadedRecords | null | Promise<LoadedRecords | null>;
  /** The one list that the page shows; null: all. */
  readonly query: RecordPageQuery;
  onRetry(): void;
  readonly isRetrying: boolean;
}

/** Who held first place of each board and drivetrain, from when to when. */
export function RecordsPage({ records, query, onRetry, isRetrying }: RecordsPageProps) {
  const loaded = useSettled(records);
  const [one] = loaded?.lists ?? [];
  return (
    <div className={shared.page}>
      <header>
        <Title order={1}>{texts.title}</Title>
        <p className={shared.intro}>{texts.intro}</p>
        {query && (
          <Link to={recordPath(null)} className={shared.link}>
            {texts.boards}
          </Link>
        )}
      </header>
      {loaded === undefined && (
        <p role="status" className={`${shared.panel} ${classes.loading}`}>
          {texts.loading}
        </p>
      )}
      {loaded === null && <ErrorState title={texts.failed} onRetry={onRetry} retrying={isRetrying} />}
      {loaded && query && one && <RecordTable list={one} query={query} now={loaded.now} />}
      {loaded && !query && <Boards lists={loaded.lists} now={loaded.now} />}
    </div>
  );
}

function Boards({ lists, now }: { readonly lists: readonly RecordList[]; readonly now: number }) {
  return CATEGORIES.map((category) => (
    <section key={category} aria-label={category} className={shared.stack}>
      <Title order={2} size="h6">
        <CategoryBadge category={category} />
      </Title>
      {isRankedByVotes(category) && <p className={shared.note}>{texts.byVotes}</p>}
      <div className={`${shared.columns} ${classes.lists}`}>
        {lists
          .filter((list) => list.category === category)
          .map((list) => (
            <RecordLineage key={list.drivetrain} list={list} now={now} isFirst={category === CATEGORIES[0]} />
          ))}
      </div>
    </section>
  ));
}
