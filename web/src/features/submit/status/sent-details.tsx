import { Title } from '@mantine/core';
import {
  figuresBesideTime,
  messages,
  rankingTimeText,
  type SubmissionStatus,
} from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import type { ReactNode } from 'react';
import shared from '../../../styles/shared.module.css';
import { submissionPageMessages } from '../submission-page-messages.js';
import classes from './status-page.module.css';

const text = submissionPageMessages;
const labels = messages.carLabels;
const SIZES = '(min-width: 36em) 26rem, calc(100vw - 4rem)';

export interface SentDetailsProps {
  readonly status: Pick<SubmissionStatus, 'phoneHint'>;
  readonly car: NonNullable<SubmissionStatus['car']>;
}

/** What the driver sent, with both pictures. Of the phone number only its end is shown. */
export function SentDetails({ status: { phoneHint }, car }: SentDetailsProps) {
  const time = rankingTimeText(car);
  return (
    <section className={shared.panel}>
      <Title order={2} size="h3">
        {text.sent}
      </Title>
      <dl className={classes.facts}>
        <Fact term={labels.name}>{car.name}</Fact>
        <Fact term={labels.owner}>{car.owner}</Fact>
        <Fact term={labels.cellphone}>{phoneHint ?? text.none}</Fact>
        <Fact term={labels.time}>{time === null ? text.none : `${time} s`}</Fact>
        {figuresBesideTime(car).map(({ label, text: figure }) => (
          <Fact key={label} term={label}>
            {figure}
          </Fact>
        ))}
        <Fact term={labels.drivetrain}>{car.drivetrain}</Fact>
        <Fact term={labels.requestedCategories}>{car.requestedCategories.join(', ')}</Fact>
        {car.description && <Fact term={labels.description}>{car.description}</Fact>}
      </dl>
      <div className={shared.pair}>
        <Picture src={car.image} label={labels.image} />
        <Picture src={car.proofImage} label={labels.proofImage} />
      </div>
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Picture({ src, label }: { readonly src: string | null; readonly label: string }) {
  if (!src) return null;
  return (
    <figure className={shared.picture}>
      <CarPicture src={src} alt={label} sizes={SIZES} fit="contain" />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
