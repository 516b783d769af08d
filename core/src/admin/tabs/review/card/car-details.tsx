import { Anchor } from '@mantine/core';
import {
  type AdminCar,
  carFieldsOf,
  carRecordLabels,
  figureText,
  messages,
  RUN_FACTS,
  RUN_FIGURES,
  type RunFact,
  type RunFigureField,
  rankingTimeText,
  runFactText,
} from '@quartermile/core/domain';
import { DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import { Corrections } from '../../../drawer/corrections.js';
import { PictureViewer } from '../../../drawer/pictures/picture-viewer.js';
import { ReviewPicture } from '../../../drawer/pictures/review-picture.js';
import type { CarInputField } from '../../../kernel/cars/car-input-values.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { ProofViewer } from '../slip/proof-viewer.js';
import type { SlipView } from '../slip/slip-view.js';
import classes from './car-details.module.css';

const text = carAdminMessages;
/** The specification's fields in its order; the others follow. */
const SUBMITTED = ['owner', 'cellphone', 'time', 'drivetrain', 'description'] as const;
const fields = [
  ...SUBMITTED,
  ...carFieldsOf('update').filter((field) => !SUBMITTED.some((one) => one === field)),
];
const terms = { ...carRecordLabels, name: text.name };

export interface CarDetailsProps {
  readonly car: AdminCar;
  /** What was read from the proof of a pending car. */
  readonly slip?: SlipView | null;
}

/** Both pictures of a submission, then what was filled in, in the specification's order. */
export function CarDetails({ car, slip = null }: CarDetailsProps) {
  const facts = factsOf(car);
  return (
    <>
      <div className={classes.pictures}>
        <ProofViewer car={car} slip={slip} fills={false} />
        <ReviewPicture src={car.image} missing={reviewMessages.pictureMissing}>
          <PictureViewer key={`car ${car._id}`} src={car.image} caption={text.image} />
        </ReviewPicture>
      </div>
      <dl className={classes.facts}>
        {fields
          .filter((field) => facts[field])
          .map((field) => (
            <div key={field} data-field={field}>
              <dt>{terms[field]}</dt>
              <dd>{facts[field]}</dd>
            </div>
          ))}
      </dl>
      <Corrections car={car} />
    </>
  );
}

/** The submitted values. The type makes a missing field a compile error. */
function factsOf(car: AdminCar): Readonly<Record<CarInputField, ReactNode>> {
  const facts = RUN_FACTS.map((fact) => [fact, runFactText(car, fact)] as const);
  const figures = RUN_FIGURES.map((field) => [field, figureText(car, field)] as const);
  const time = rankingTimeText(car);
  return {
    ...(Object.fromEntries(figures) as Record<RunFigureField, string | null>),
    ...(Object.fromEntries(facts) as Record<RunFact, string | null>),
    evidence: car.evidence && messages.evidenceTerms.labels[car.evidence],
    evidenceSource: car.evidenceSource,
    evidenceDate: car.evidenceDate,
    evidenceLink: car.evidenceLink,
    videoLink: car.videoLink && (
      <Anchor href={car.videoLink} target="_blank" rel="noopener noreferrer">
        {car.videoLink}
      </Anchor>
    ),
    name: car.name,
    owner: car.owner,
    cellphone: car.cellphone && <Anchor href={`tel:${car.cellphone}`}>{car.cellphone}</Anchor>,
    time: time && <ElapsedTime seconds={time} size="lg" />,
    drivetrain: <DrivetrainBadge drivetrain={car.drivetrain} />,
    description: car.description,
  };
}
