import { Title } from '@mantine/core';
import { isRankedByVotes, type RecordList } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import { HeldFor, Holder, HoldTimes } from './hold-parts.js';
import classes from './record-lineage.module.css';
import { recordMessages } from './record-messages.js';
import { recordPath } from './record-query.js';

const texts = recordMessages;

interface RecordLineageProps {
  readonly list: RecordList;
  /** ms since 1970 */
  readonly now: number;
  /** Of the first board: above the fold, so its picture has high priority. */
  readonly isFirst?: boolean;
}

/** The present holder of a list, and the ones before. */
export function RecordLineage({ list, now, isFirst = false }: RecordLineageProps) {
  const { category, drivetrain, total, holds } = list;
  const current = holds[0]?.until === null ? holds[0] : null;
  const earlier = current ? holds.slice(1) : holds;
  const name = drivetrain ? texts.drivetrain(drivetrain) : texts.whole;
  return (
    <article
      className={`${shared.panel} ${classes.root}`}
      data-whole={drivetrain === null || undefined}
      aria-label={name}
    >
      <Title order={3} size="h5">
        {name}
      </Title>
      {current ? (
        <div className={classes.current}>
          {drivetrain === null && current.holder?.image && (
            <CarPicture
              src={current.holder.image}
              alt=""
              sizes="(min-width: 48em) 20rem, calc(100vw - 4rem)"
              ratio={3 / 2}
              eager={isFirst}
            />
          )}
          <div>
            <HoldTimes hold={current} className={classes.time} />
            <Holder hold={current} />
            <HeldFor hold={current} now={now} />
          </div>
        </div>
      ) : (
        <p className={shared.note}>{vacantText(list)}</p>
      )}
      {earlier.length > 0 && (
        <>
          <h4 className={shared.note}>{texts.earlier}</h4>
          <ol className={classes.holds}>
            {earlier.map((hold) => (
              <li key={hold.since}>
                <Holder hold={hold} />
                <HoldTimes hold={hold} />
                <HeldFor hold={hold} now={now} />
              </li>
            ))}
          </ol>
        </>
      )}
      {total > holds.length && (
        <Link to={recordPath({ category, drivetrain, from: 0 })} className={shared.link}>
          {texts.all(total)}
        </Link>
      )}
    </article>
  );
}

/** Why a list has no present holder. */
export function vacantText({ category, total }: RecordList): string {
  if (isRankedByVotes(category)) return total > 0 ? texts.noLeadNow : texts.noLead;
  return total > 0 ? texts.vacant : texts.empty;
}
