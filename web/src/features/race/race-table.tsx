import { Title } from '@mantine/core';
import {
  apiPath,
  type Car,
  figureText,
  knownDriver,
  messages,
  ordinal,
  type Place,
  pageRoutes,
  rankingTimeText,
  runFactText,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import { racePageMessages } from './race-messages.js';
import classes from './race-table.module.css';

const text = racePageMessages;

/** The figures of a run, in the order of the table. */
const FIGURES: readonly { readonly label: string; of(car: Car): string | null }[] = [
  { label: messages.leaderboard.driver, of: knownDriver },
  { label: messages.runLabels.time, of: (car) => secondsText(rankingTimeText(car)) },
  { label: messages.leaderboard.source, of: sourceOfRankingTime },
  { label: messages.runFactTerms.sixtyFoot, of: (car) => runFactText(car, 'sixtyFoot') },
  { label: messages.runLabels.trapSpeed, of: (car) => figureText(car, 'trapSpeed') },
  { label: messages.runFactTerms.reactionTime, of: (car) => runFactText(car, 'reactionTime') },
  { label: messages.leaderboard.drivetrain, of: ({ drivetrain }) => drivetrain },
  { label: messages.runFactTerms.strip, of: (car) => runFactText(car, 'strip') },
  { label: messages.runFactTerms.runDate, of: (car) => runFactText(car, 'runDate') },
];

const secondsText = (seconds: string | null): string | null => seconds && `${seconds} s`;

interface RaceTableProps {
  readonly lanes: readonly [Place, Place];
  readonly names: readonly [string, string];
}

/** Both runs side by side; what neither of them has is left out. */
export function RaceTable({ lanes, names }: RaceTableProps) {
  const cars = lanes.map(({ entry }) => entry.car);
  const rows = FIGURES.map(({ label, of }) => ({ label, values: cars.map((car) => of(car)) }));
  return (
    <section className={shared.stack} aria-labelledby="figures">
      <Title order={2} id="figures" size="h3">
        {text.figures}
      </Title>
      <table className={`${shared.figures} ${classes.table}`} aria-labelledby="figures">
        <thead>
          <tr>
            <th scope="col">{text.figure}</th>
            {names.map((name, lane) => (
              <th key={lanes[lane]?.entry._id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={text.place}>
            {lanes.map(({ position, entry }) => (
              <Link key={entry._id} to={apiPath(pageRoutes.entry, { entryId: entry._id })}>
                {text.placeOn(ordinal(position), entry.category)}
              </Link>
            ))}
          </Row>
          {rows
            .filter(({ values }) => values.some((value) => value !== null))
            .map(({ label, values }) => (
              <Row key={label} label={label}>
                {values.map((value) => value ?? '–')}
              </Row>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ label, children: [one, other] }: { readonly label: string; readonly children: ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{one}</td>
      <td>{other}</td>
    </tr>
  );
}
