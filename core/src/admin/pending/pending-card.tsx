import { ActionIcon, Badge } from '@mantine/core';
import { type AdminCar, adminMessages, describeAge, messages } from '@quartermile/core/domain';
import { CarPicture, DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import { IconEye } from '@tabler/icons-react';
import { CategoryChecklist } from './category-checklist.js';
import { DecisionButtons } from './decision-buttons.js';
import { HintList } from './hint-list.js';
import classes from './pending-card.module.css';
import { useCardFocus } from './use-card-focus.js';
import type { ReviewDesk } from './use-review-queue.js';

const text = adminMessages.review;

export interface PendingCardProps {
  readonly car: AdminCar;
  readonly desk: ReviewDesk;
  readonly hints: readonly string[];
  /** ms since 1970, for the age. */
  readonly now: number;
  onDetails(): void;
  onReject(): void;
}

/** A submission that awaits a decision. */
export function PendingCard({ car, desk, hints, now, onDetails, onReject }: PendingCardProps) {
  const isSelected = desk.selected?._id === car._id;
  const card = useCardFocus(isSelected, () => desk.select(car));
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={car.name}
      aria-current={isSelected}
      className={classes.root}
    >
      <div className={classes.pictures}>
        <CarPicture src={car.image} alt={adminMessages.car.image} sizes="(min-width: 48em) 9rem, 50vw" />
        <CarPicture src={car.proofImage} alt={adminMessages.car.proof} sizes="(min-width: 48em) 9rem, 50vw" />
      </div>
      <CardFacts car={car} hints={hints} now={now} />
      <CategoryChecklist car={car} desk={desk} withKeys={isSelected} />
      <div className={classes.actions}>
        <ActionIcon size={44} aria-label={text.details(car.name)} onClick={onDetails}>
          <IconEye size={22} aria-hidden="true" />
        </ActionIcon>
        <DecisionButtons car={car} desk={desk} onReject={onReject} />
      </div>
    </article>
  );
}

function CardFacts({ car, hints, now }: Pick<PendingCardProps, 'car' | 'hints' | 'now'>) {
  return (
    <div className={classes.facts}>
      <h3 className={classes.name}>{car.name}</h3>
      <p className={classes.owner}>
        {car.owner} · <time dateTime={car.createdAt}>{describeAge(car.createdAt, now)}</time>
      </p>
      <div className={classes.figures}>
        <ElapsedTime seconds={car.time ?? car.worldFacts} size="lg" />
        <DrivetrainBadge drivetrain={car.drivetrain} />
        <Badge color="amber" variant="light">
          {messages.review.status}
        </Badge>
      </div>
      <HintList hints={hints} />
    </div>
  );
}
