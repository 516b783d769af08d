import { Anchor } from '@mantine/core';
import {
  type AdminCar,
  carFieldsOf,
  carRecordLabels,
  figureText,
  isEvidenceField,
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
import { otherTimeOf } from '../approval/approval-doubts.js';
import { SlipFigures } from '../slip/slip-figures.js';
import { SlipMarks } from '../slip/slip-marks.js';
import { slipMessages } from '../slip/slip-messages.js';
import type { SlipView } from '../slip/slip-view.js';
import type { TakeSlip } from '../slip/use-take-slip.js';
import classes from './car-details.module.css';
import { HintList } from './hint-list.js';

const text = carAdminMessages;
/** The specification's fields in its order; the others follow. */
const SUBMITTED = ['owner', 'cellphone', 'time', 'drivetrain', 'description'] as const;
const others = carFieldsOf('update').filter((field) => !SUBMITTED.some((one) => one === field));
const terms = { ...carRecordLabels, name: text.name };

export interface CarDetailsProps {
  readonly car: AdminCar;
  readonly hints: readonly string[];
  /** What was read from the proof of a pending car, and how it is taken over. */
  readonly slip?: { readonly view: SlipView; readonly onTake: TakeSlip } | null;
  /** What else the review shows before the other fields. */
  readonly children?: ReactNode;
}

/** Both pictures of a submission and its fields in the specification's order, then what the review adds. */
export function CarDetails({ car, hints, slip, children }: CarDetailsProps) {
  return (
    <div className={classes.root}>
      <div className={classes.pictures}>
        <ReviewPicture src={car.proofImage} missing={reviewMessages.proofMissing}>
          <PictureViewer
            key={`proof ${car._id}`}
            src={car.proofImage}
            caption={text.proof}
            marks={slip && <SlipMarks src={car.proofImage} slip={slip.view} />}
          />
        </ReviewPicture>
        <ReviewPicture src={car.image} missing={reviewMessages.pictureMissing}>
          <PictureViewer key={`car ${car._id}`} src={car.image} caption={text.image} />
        </ReviewPicture>
      </div>
      <div className={classes.fields}>
        <Facts car={car} fields={SUBMITTED} otherTime={slip ? otherTimeOf(slip.view) : null} />
        {slip && <SlipFigures car={car} slip={slip.view} onTake={slip.onTake} />}
        <HintList hints={hints} />
        <Corrections car={car} />
        {children}
        <Facts car={car} fields={others.filter((field) => !isEvidenceField(field) || car[field])} />
      </div>
    </div>
  );
}

interface FactsProps {
  readonly car: AdminCar;
  readonly fields: readonly CarInputField[];
  /** The time on the slip where it is not the claimed one. */
  readonly otherTime?: string | null;
}

function Facts({ car, fields, otherTime = null }: FactsProps) {
  const facts = factsOf(car);
  return (
    <dl className={classes.facts}>
      {fields.map((field) => (
        <div key={field} className={classes.fact} data-field={field}>
          <dt>{terms[field]}</dt>
          <dd>
            {facts[field]}
            {field === 'time' && otherTime && (
              <span className={classes.otherTime}>{slipMessages.otherTime(otherTime)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The submitted values. The type makes a missing field a compile error. */
function factsOf(car: AdminCar): Readonly<Record<CarInputField, ReactNode>> {
  const facts = RUN_FACTS.map((fact) => [fact, runFactText(car, fact) ?? text.none] as const);
  const figures = RUN_FIGURES.map((field) => [field, figureText(car, field) ?? text.none] as const);
  return {
    ...(Object.fromEntries(figures) as Record<RunFigureField, string>),
    ...(Object.fromEntries(facts) as Record<RunFact, string>),
    evidence: car.evidence && messages.evidenceTerms.labels[car.evidence],
    evidenceSource: car.evidenceSource,
    evidenceDate: car.evidenceDate,
    evidenceLink: car.evidenceLink,
    videoLink: car.videoLink ? (
      <Anchor href={car.videoLink} target="_blank" rel="noopener noreferrer">
        {car.videoLink}
      </Anchor>
    ) : (
      text.none
    ),
    name: car.name,
    owner: car.owner,
    cellphone: car.cellphone ? <Anchor href={`tel:${car.cellphone}`}>{car.cellphone}</Anchor> : text.none,
    time: <ElapsedTime seconds={rankingTimeText(car)} size="lg" />,
    drivetrain: <DrivetrainBadge drivetrain={car.drivetrain} />,
    description: car.description ?? text.none,
  };
}
