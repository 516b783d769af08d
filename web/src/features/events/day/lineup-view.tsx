import { Title } from '@mantine/core';
import { carPagePath, eventDayMessages, type Lineup, type LineupCar } from '@quartermile/core/domain';
import { Link } from 'react-router';
import shared from '../../../styles/shared.module.css';
import { eventDayPageMessages } from '../event-messages.js';
import { LadderView } from './ladder-view.js';
import classes from './lineup-view.module.css';

const text = eventDayPageMessages;

export interface LineupViewProps {
  readonly lineup: Lineup;
  /** Whether results are still to come. */
  readonly isLive?: boolean;
}

/** The entry list and the ladder of an event; nothing without them. */
export function LineupView({ lineup: { cars, ladder }, isLive = false }: LineupViewProps) {
  return (
    <>
      {ladder && <LadderView ladder={ladder} isLive={isLive} />}
      {cars.length > 0 && (
        <section className={shared.stack} aria-labelledby="entries">
          <Title order={2} id="entries" size="h3">
            {eventDayMessages.entries}
          </Title>
          <p className={shared.note}>{text.entryCount(cars.length)}</p>
          <ol className={classes.cars}>
            {cars.map((car) => (
              <Entry key={car._id} car={car} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Entry({ car }: { readonly car: LineupCar }) {
  return (
    <li className={`${shared.card} ${classes.car}`}>
      <span className={classes.words}>
        <Link to={carPagePath(car)} className={classes.name}>
          {car.name}
        </Link>
        <span className={shared.note}>{car.driver}</span>
      </span>
      <span className={`${shared.time} ${classes.time}`}>
        {car.time === null ? eventDayMessages.noTime : `${car.time} s`}
        {car.source && <span className={`${shared.note} ${classes.source}`}>{car.source}</span>}
      </span>
    </li>
  );
}
