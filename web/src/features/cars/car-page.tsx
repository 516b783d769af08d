import { Title } from '@mantine/core';
import {
  type CarPage,
  carOfDriver,
  carPageMessages,
  carTitle,
  driverPagePath,
  FACTORY_FIELDS,
  factoryDelta,
  knownDriver,
  messages,
  rankingTimeText,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { CarPicture, DrivetrainBadge, ElapsedTime, ErrorState } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { NotFound } from '../../shell/not-found.js';
import shared from '../../styles/shared.module.css';
import { carMessages } from './car-messages.js';
import classes from './car-page.module.css';
import { CarPlaces } from './car-places.js';
import type { LoadedCar } from './load-pages.js';
import { NewTime } from './new-time.js';
import { RemovedCar } from './removed-car.js';
import { RunChartView } from './run-chart-view.js';
import { RunTable } from './run-table.js';

const text = carMessages;
const board = messages.leaderboard;
const PICTURE_RATIO = 16 / 10;

export interface CarPageViewProps {
  readonly loaded: LoadedCar;
  /** Reloads it. */
  reload(): void;
  /** Whether a reload is in progress. */
  readonly isReloading: boolean;
}

/** A car: picture, best time, places also in segments, every run as a chart and a table. */
export function CarPageView({ loaded, reload, isReloading }: CarPageViewProps) {
  if (loaded === 'missing') return <NotFound />;
  if (loaded === 'removed') return <RemovedCar />;
  if (loaded === null)
    return (
      <div className={shared.page}>
        <ErrorState title={text.errorTitle} detail={text.failed} onRetry={reload} retrying={isReloading} />
      </div>
    );
  const { car, runs, places, segments } = loaded;
  const name = carTitle(car);
  return (
    <article className={shared.page}>
      <Head page={loaded} />
      <CarPlaces
        places={places}
        segments={segments}
        title={carPageMessages.headline(name, rankingTimeText(car))}
      />
      <section className={shared.stack} aria-labelledby="runs">
        <Title order={2} id="runs" size="h3">
          {text.runs}
        </Title>
        <RunChartView name={name} runs={runs} />
        <RunTable runs={runs} />
      </section>
      <Factory car={car} />
      <NewTime name={name} runs={runs} />
    </article>
  );
}

function Head({ page: { car, driverId } }: { readonly page: CarPage }) {
  const name = carTitle(car);
  const driver = knownDriver(car);
  const source = sourceOfRankingTime(car);
  return (
    <header className={classes.head} data-pictured={car.image ? true : undefined}>
      {car.image && (
        <CarPicture
          src={car.image}
          alt={carOfDriver(car)}
          ratio={PICTURE_RATIO}
          eager
          sizes="(min-width: 62em) 42rem, calc(100vw - 2rem)"
        />
      )}
      <div className={`${shared.stack} ${classes.words}`}>
        <Title order={1}>{name}</Title>
        <p className={`${shared.row} ${shared.dimmed}`}>
          {driver !== null && (
            <>
              {text.drivenBy}{' '}
              {driverId ? (
                <Link to={driverPagePath({ _id: driverId, name: driver })}>{driver}</Link>
              ) : (
                driver
              )}{' '}
            </>
          )}
          <DrivetrainBadge drivetrain={car.drivetrain} />
        </p>
        <p className={classes.best}>
          <span>{text.best}</span>
          <ElapsedTime seconds={rankingTimeText(car)} size="hero" />
        </p>
        {source && <p className={shared.note}>{carPageMessages.sourced(source)}</p>}
        <Delta car={car} />
        {car.description && <p className={classes.description}>{car.description}</p>}
      </div>
    </header>
  );
}

type CarProps = Pick<CarPage, 'car'>;

/** The best time compared with the factory's figure, where there is one. */
function Delta({ car }: CarProps) {
  const delta = factoryDelta(car);
  if (delta === null) return null;
  const tone = delta > 0 ? 'go' : 'steel';
  const sentence = delta > 0 ? text.quicker(delta) : text.slower(-delta);
  return (
    <p className={shared.pill} data-tone={tone}>
      {delta === 0 ? text.asFactory : sentence}
    </p>
  );
}

function Factory({ car }: CarProps) {
  const known = FACTORY_FIELDS.filter((field) => car[field]);
  if (known.length === 0) return null;
  return (
    <section className={shared.stack} aria-labelledby="factory">
      <Title order={2} id="factory" size="h3">
        {board.factory}
      </Title>
      <dl className={classes.facts}>
        {known.map((field) => (
          <div key={field}>
            <dt>{board.factoryFields[field]}</dt>
            <dd>{car[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
