import { Title, VisuallyHidden } from '@mantine/core';
import {
  eventDayMessages,
  type Lineup,
  type LineupRace,
  type LineupSide,
  roundName,
} from '@quartermile/core/domain';
import shared from '../../../styles/shared.module.css';
import { eventDayPageMessages } from '../event-messages.js';
import classes from './ladder-view.module.css';

const text = eventDayPageMessages;

export interface LadderViewProps {
  readonly ladder: NonNullable<Lineup['ladder']>;
  readonly isLive: boolean;
}

/** A ladder: a column per round, the final last; on phones the rounds stand below each other. */
export function LadderView({ ladder: { size, rounds }, isLive }: LadderViewProps) {
  const champion = championOf(rounds.at(-1)?.[0]);
  return (
    <section className={shared.stack} aria-labelledby="ladder">
      <Title order={2} id="ladder" size="h3">
        {eventDayMessages.ladder}
      </Title>
      <p className={shared.note}>
        {text.ladderIntro(size)} {isLive && champion === null && text.live}
      </p>
      <p role="status" className={classes.champion}>
        {champion !== null && text.champion(champion)}
      </p>
      <div className={classes.rounds}>
        {[...rounds.entries()].map(([at, races]) => (
          <section key={at} className={classes.round} aria-label={roundName(at, rounds.length)}>
            <h3 className={shared.name}>{roundName(at, rounds.length)}</h3>
            <ol className={classes.races}>
              {[...races.entries()].map(([index, race]) => (
                <Race key={index} race={race} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

function Race({ race: { sides, winner, times } }: { readonly race: LineupRace }) {
  return (
    <li className={shared.card}>
      {[...sides.entries()].map(([lane, side]) => (
        <Side
          key={lane}
          side={side}
          time={times[lane] ?? null}
          state={
            winner === null || typeof side === 'string' ? 'open' : side.carId === winner ? 'won' : 'lost'
          }
        />
      ))}
    </li>
  );
}

interface SideProps {
  readonly side: LineupSide;
  readonly time: number | null;
  readonly state: 'open' | 'won' | 'lost';
}

function Side({ side, time, state }: SideProps) {
  if (typeof side === 'string')
    return (
      <p className={classes.side} data-state="empty">
        {side === 'bye' ? eventDayMessages.bye : eventDayMessages.open}
      </p>
    );
  return (
    <p className={classes.side} data-state={state}>
      <span className={`${shared.note} ${classes.seed}`}>
        <VisuallyHidden>{text.seed(side.seed)}</VisuallyHidden>
        <span aria-hidden="true">{side.seed}</span>
      </span>
      <span className={classes.name}>
        {side.name ?? eventDayMessages.removed}
        {side.driver && <span className={`${shared.note} ${classes.driver}`}> {side.driver}</span>}
        {state === 'won' && <VisuallyHidden> {text.winner}</VisuallyHidden>}
      </span>
      {time !== null && <span className={shared.time}>{time} s</span>}
    </p>
  );
}

/** The name of the car that won the final; null while there is none. */
function championOf(final: LineupRace | undefined): string | null {
  const car = final?.sides.find((side) => typeof side === 'object' && side.carId === final.winner);
  return typeof car === 'object' ? (car.name ?? eventDayMessages.removed) : null;
}
