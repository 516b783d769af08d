import { Anchor } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { CarPicture, DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import classes from './car-details.module.css';

const text = adminMessages.car;

/** What was submitted: both pictures and every word. */
export function CarDetails({ car }: { readonly car: AdminCar }) {
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
      <div className={classes.pictures}>
        <Picture src={car.proofImage} caption={text.proof} />
        <Picture src={car.image} caption={text.image} />
      </div>
    </div>
  );
}

/** A picture in full with its caption; the style sheet hides the caption of one that could not be loaded. */
function Picture({ src, caption }: { readonly src: string | null; readonly caption: string }) {
  return (
    <figure className={classes.picture}>
      <CarPicture
        key={src}
        src={src}
        alt={caption}
        sizes="(min-width: 62em) 34rem, 100vw"
        fit="contain"
        eager
      />
      <figcaption>{caption}</figcaption>
    </figure>
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
