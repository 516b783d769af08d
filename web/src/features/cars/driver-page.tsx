import { Title } from '@mantine/core';
import {
  carOfDriver,
  carPageMessages,
  carPagePath,
  carTitle,
  type DriverCar,
  factoryDelta,
  rankingTimeText,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { CarPicture, DrivetrainBadge, ElapsedTime, ErrorState } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { NotFound } from '../../shell/not-found.js';
import shared from '../../styles/shared.module.css';
import { carMessages } from './car-messages.js';
import classes from './driver-page.module.css';
import type { LoadedDriver } from './load-pages.js';
import { RemovedCar } from './removed-car.js';

const text = carMessages;
const PICTURE_RATIO = 16 / 10;

export interface DriverPageViewProps {
  readonly loaded: LoadedDriver;
  /** Reloads it. */
  reload(): void;
  /** Whether a reload is in progress. */
  readonly isReloading: boolean;
}

/** A driver: cars with their best times and places. */
export function DriverPageView({ loaded, reload, isReloading }: DriverPageViewProps) {
  if (loaded === 'missing') return <NotFound />;
  if (loaded === 'removed') return <RemovedCar />;
  if (loaded === null)
    return (
      <div className={shared.page}>
        <ErrorState title={text.errorTitle} detail={text.failed} onRetry={reload} retrying={isReloading} />
      </div>
    );
  const { name, cars } = loaded;
  const best = cars[0] && rankingTimeText(cars[0].car);
  const bestSource = cars[0] && sourceOfRankingTime(cars[0].car);
  return (
    <article className={shared.page}>
      <header>
        <Title order={1}>{name}</Title>
        <p className={shared.intro}>
          {text.driver.cars(cars.length)}
          {best && (
            <>
              {', '}
              {text.driver.best.toLowerCase()} <ElapsedTime seconds={best} size="md" />
              {bestSource && ` (${bestSource})`}
            </>
          )}
        </p>
      </header>
      <section className={shared.stack} aria-labelledby="cars">
        <Title order={2} id="cars" size="h3">
          {text.driver.carsTitle}
        </Title>
        <ul className={classes.cars}>
          {cars.map((one) => (
            <CarCard key={one._id} {...one} />
          ))}
        </ul>
      </section>
    </article>
  );
}

function CarCard({ _id, car, runs, places }: DriverCar) {
  const name = carTitle(car);
  const delta = factoryDelta(car);
  const source = sourceOfRankingTime(car);
  return (
    <li className={shared.card}>
      {car.image && (
        <CarPicture
          src={car.image}
          alt={carOfDriver(car)}
          ratio={PICTURE_RATIO}
          sizes="(min-width: 62em) 20rem, (min-width: 40em) 50vw, calc(100vw - 2rem)"
        />
      )}
      <div className={`${shared.stack} ${classes.words}`}>
        <h3 className={shared.name}>
          <Link to={carPagePath({ _id, name })} className={shared.link}>
            {name}
          </Link>
        </h3>
        <p className={shared.row}>
          <ElapsedTime seconds={rankingTimeText(car)} size="lg" />{' '}
          <DrivetrainBadge drivetrain={car.drivetrain} />
        </p>
        {source && <p className={shared.note}>{carPageMessages.sourced(source)}</p>}
        {delta !== null && delta > 0 && <p className={shared.note}>{text.quicker(delta)}</p>}
        <ul className={classes.places}>
          {places.map(({ category, place, of }) => (
            <li key={category}>
              {carPageMessages.place(place, category)} {text.placeOf(of)}
            </li>
          ))}
        </ul>
        <p className={shared.note}>{text.runCount(runs)}</p>
      </div>
    </li>
  );
}
