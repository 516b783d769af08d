import { Anchor } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import classes from './car-details.module.css';
import { HintList } from './hint-list.js';
import { PictureViewer } from './picture-viewer.js';

const text = adminMessages.car;

export interface CarDetailsProps {
  readonly car: AdminCar;
  readonly hints: readonly string[];
}

/** What was submitted: both pictures and every word, with what advises about it. */
export function CarDetails({ car, hints }: CarDetailsProps) {
  return (
    <div className={classes.root}>
      <dl className={classes.facts}>
        <Fact term={text.name}>{car.name}</Fact>
        <Fact term={text.owner}>{car.owner}</Fact>
        <Fact term={text.phone}>
          {car.cellphone ? <Anchor href={`tel:${car.cellphone}`}>{car.cellphone}</Anchor> : text.none}
        </Fact>
        <Fact term={text.time}>
          <ElapsedTime seconds={car.time ?? car.worldFacts} size="lg" />
        </Fact>
        <Fact term={text.drivetrain}>
          <DrivetrainBadge drivetrain={car.drivetrain} />
        </Fact>
        <Fact term={text.description}>{car.description ?? text.none}</Fact>
      </dl>
      <HintList hints={hints} />
      <div className={classes.pictures}>
        <PictureViewer key={`proof ${car._id}`} src={car.proofImage} caption={text.proof} />
        <PictureViewer key={`car ${car._id}`} src={car.image} caption={text.image} />
      </div>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
