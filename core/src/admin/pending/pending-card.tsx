import { ActionIcon, Badge, Button } from '@mantine/core';
import { type AdminCar, adminMessages, describeAge, messages } from '@quartermile/core/domain';
import { CarPicture, DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import { IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { CategoryChecklist } from './category-checklist.js';
import classes from './pending-card.module.css';
import { useCardFocus } from './use-card-focus.js';
import type { ReviewDesk } from './use-review-queue.js';

const text = adminMessages.review;

export interface PendingCardProps {
  readonly car: AdminCar;
  readonly desk: ReviewDesk;
  /** ms since 1970, for the age. */
  readonly now: number;
  onDetails(): void;
  onReject(): void;
}

/** A submission that awaits a decision. */
export function PendingCard({ car, desk, now, onDetails, onReject }: PendingCardProps) {
  const isSelected = desk.selected?._id === car._id;
  const card = useCardFocus(isSelected, () => desk.select(car));
  const busy = desk.isDeciding(car);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={car.name}
      aria-current={isSelected}
      aria-busy={busy}
      className={classes.root}
    >
      <div className={classes.pictures}>
        <CarPicture src={car.image} alt={adminMessages.car.image} sizes="9rem" ratio={4 / 3} />
        <CarPicture src={car.proofImage} alt={adminMessages.car.proof} sizes="9rem" ratio={4 / 3} />
      </div>
      <CardFacts car={car} now={now} />
      <CategoryChecklist car={car} desk={desk} withKeys={isSelected} />
      <div className={classes.actions}>
        <ActionIcon size={44} aria-label={text.details(car.name)} onClick={onDetails}>
          <IconEye size={22} aria-hidden="true" />
        </ActionIcon>
        <Button
          variant="light"
          color="red"
          leftSection={<IconX size={18} aria-hidden="true" />}
          disabled={busy}
          onClick={onReject}
        >
          {text.reject}
        </Button>
        <Button
          color="green"
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          loading={busy}
          onClick={() => desk.approve(car)}
        >
          {text.approve}
        </Button>
      </div>
    </article>
  );
}

function CardFacts({ car, now }: { readonly car: AdminCar; readonly now: number }) {
  return (
    <div className={classes.facts}>
      <h3 className={classes.name}>{car.name}</h3>
      <p className={classes.owner}>
        {car.owner} · <time dateTime={car.createdAt}>{describeAge(car.createdAt, now)}</time>
      </p>
      <div className={classes.figures}>
        <ElapsedTime seconds={car.time ?? car.worldFacts} size="lg" />
        <DrivetrainBadge drivetrain={car.drivetrain} />
        <Badge color="amber" variant="light" size="lg">
          {messages.review.status}
        </Badge>
      </div>
    </div>
  );
}
