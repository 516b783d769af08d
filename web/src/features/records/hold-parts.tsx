import { carPagePrefix, heldText, knownDriver, type ListedHold, recordDay } from '@quartermile/core/domain';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import classes from './hold-parts.module.css';
import { recordMessages } from './record-messages.js';

const texts = recordMessages;

interface PartProps {
  readonly hold: ListedHold;
  readonly className?: string | undefined;
}

/** The car that held a record, with its driver. Cars on a board have a page. */
export function Holder({ hold: { holder }, className }: PartProps) {
  if (!holder) return <p className={className}>{texts.removed}</p>;
  const { carId, entryId, name, owner } = holder;
  return (
    <p className={className}>
      {entryId ? (
        <Link to={carPagePrefix + encodeURIComponent(carId)} className={classes.name}>
          {name}
        </Link>
      ) : (
        <strong className={classes.name}>{name}</strong>
      )}{' '}
      <span className={shared.dimmed}>{knownDriver({ owner })}</span>
    </p>
  );
}

/** The time with which a record was held last, and those that it improved on, or the votes of a lead. */
export function HoldTimes({ hold: { times, votes }, className }: PartProps) {
  const before = times
    .slice(0, -1)
    .map(({ time, source }) => texts.seconds(time) + (source === undefined ? '' : ` (${source})`));
  const last = times.at(-1);
  return (
    <p className={[shared.figures, className].join(' ')}>
      <strong>{votes === undefined ? texts.seconds(last?.time ?? '') : texts.votes(votes)}</strong>
      {last?.source && <span className={shared.note}> {last.source}</span>}
      {before.length > 0 && <span className={shared.note}> {texts.improvedFrom(before)}</span>}
    </p>
  );
}

/** How long a record was held, and from when to when. */
export function HeldFor({ hold, now }: PartProps & { readonly now: number }) {
  const { since, until } = hold;
  return (
    <p className={shared.note}>
      <span className={classes.days}>{heldText(hold, now)}</span>{' '}
      {texts.period(recordDay(since), until === null ? null : recordDay(until))}
    </p>
  );
}
