import { Title } from '@mantine/core';
import { isRankedByVotes, type RecordList } from '@quartermile/core/domain';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import { HeldFor, Holder, HoldTimes } from './hold-parts.js';
import { vacantText } from './record-lineage.js';
import lineage from './record-lineage.module.css';
import { recordMessages } from './record-messages.js';
import { RECORD_HOLDS_PAGE, type RecordPageQuery, recordPath } from './record-query.js';

const texts = recordMessages;

interface RecordTableProps {
  readonly list: RecordList;
  readonly query: NonNullable<RecordPageQuery>;
  /** ms since 1970 */
  readonly now: number;
}

/** A page of all holders of one list, the newest first. */
export function RecordTable({ list, query, now }: RecordTableProps) {
  const { category, drivetrain, total, holds } = list;
  const { from } = query;
  return (
    <section aria-labelledby="list" className={shared.panel}>
      <Title order={2} id="list" size="h5">
        {texts.list(category, drivetrain)}
      </Title>
      {isRankedByVotes(category) && <p className={shared.note}>{texts.byVotes}</p>}
      {holds.length === 0 && <p className={shared.note}>{vacantText({ ...list, total: 0 })}</p>}
      <ol className={lineage.holds} start={from + 1}>
        {holds.map((hold) => (
          <li key={hold.since}>
            <Holder hold={hold} />
            <HoldTimes hold={hold} />
            <HeldFor hold={hold} now={now} />
          </li>
        ))}
      </ol>
      <nav aria-label={texts.pages} className={shared.row}>
        {from > 0 && (
          <Link
            to={recordPath({ ...query, from: Math.max(0, from - RECORD_HOLDS_PAGE) })}
            className={shared.link}
          >
            {texts.later}
          </Link>
        )}
        {from + holds.length < total && holds.length > 0 && (
          <Link to={recordPath({ ...query, from: from + holds.length })} className={shared.link}>
            {texts.further}
          </Link>
        )}
      </nav>
    </section>
  );
}
