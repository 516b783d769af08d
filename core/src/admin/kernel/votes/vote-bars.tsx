import { formatCount } from '@quartermile/core/domain';
import classes from './vote-bars.module.css';
import { voteAdminMessages } from './vote-messages.js';

const text = voteAdminMessages;

/** Drawing units: a bar's place, and the height of the highest bar. */
const STEP = 10;
const HEIGHT = 100;
/** Least height of a bar with votes, so that it can be seen. */
const VISIBLE = 2;

/** The votes of an interval. */
export interface VoteBar {
  /** When it begins, as displayed. */
  readonly label: string;
  readonly votes: number;
  readonly setAside: number;
  readonly isBurst: boolean;
}

export interface VoteBarsProps {
  readonly title: string;
  /** Heading of the column with the labels. */
  readonly unit: string;
  /** Oldest first. */
  readonly bars: readonly VoteBar[];
}

/** Bar chart of votes. The part that is set aside is hatched, and bursts have a mark above. Also as a table. */
export function VoteBars({ title, unit, bars }: VoteBarsProps) {
  const highest = Math.max(1, ...bars.map(({ votes }) => votes));
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <strong>{title}</strong>
        <span>{text.highest(Math.max(0, ...bars.map(({ votes }) => votes)))}</span>
      </figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 -12 ${Math.max(1, bars.length) * STEP} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((bar, at) => (
          <Bar key={bar.label} bar={bar} at={at} highest={highest} />
        ))}
      </svg>
      <div className={classes.scale} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <VoteTable title={title} unit={unit} bars={bars.filter(({ votes }) => votes > 0)} />
    </figure>
  );
}

function Bar({ bar, at, highest }: { readonly bar: VoteBar; readonly at: number; readonly highest: number }) {
  const heightOf = (votes: number) => (votes === 0 ? 0 : Math.max(VISIBLE, (HEIGHT * votes) / highest));
  const [all, aside] = [heightOf(bar.votes), heightOf(bar.setAside)];
  const [x, width] = [at * STEP + 1, STEP - 2];
  return (
    <g>
      <title>{`${bar.label}: ${formatCount(bar.votes)}`}</title>
      <rect className={classes.bar} x={x} width={width} y={HEIGHT - all} height={all} />
      <rect className={classes.aside} x={x} width={width} y={HEIGHT - aside} height={aside} />
      {bar.isBurst && <rect className={classes.burst} x={at * STEP} width={STEP} y={-12} height={8} />}
    </g>
  );
}

function VoteTable({ title, unit, bars }: VoteBarsProps) {
  return (
    <details className={classes.details}>
      <summary>
        {text.asTable}
        <span className={classes.legend}>
          <i data-kind="burst" /> {text.burst} <i data-kind="aside" /> {text.setAside}
        </span>
      </summary>
      {bars.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <table aria-label={title} className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{text.votes}</th>
              <th scope="col">{text.setAside}</th>
              <th scope="col">{text.burst}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, votes, setAside, isBurst }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatCount(votes)}</td>
                <td>{formatCount(setAside)}</td>
                <td>{isBurst && text.isBurst}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
