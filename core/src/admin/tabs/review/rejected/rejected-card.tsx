import { Button } from '@mantine/core';
import { type AdminCar, REJECTED_RETENTION_DAYS, rankingTimeText } from '@quartermile/core/domain';
import { CarPicture, DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { NotifyDriver } from '../../../drawer/driver/notify-driver.js';
import { CarName } from '../../../kernel/cars/car-name.js';
import { formatDate, formatMoment } from '../../../kernel/dates/format-moment.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { rejectedMessages } from '../../../kernel/messages/rejected-messages.js';
import classes from './rejected-card.module.css';

const text = rejectedMessages;
const DAY_MS = 24 * 60 * 60_000;

export interface RejectedCardProps {
  readonly car: AdminCar;
  /** Whether the car is being reopened. */
  readonly busy: boolean;
  onReopen(): void;
}

/** A rejected or withdrawn car with its pictures, the reason, and the dates of that and of its deletion. */
export function RejectedCard({ car, busy, onReopen }: RejectedCardProps) {
  const isWithdrawn = car.status === 'withdrawn';
  return (
    <article className={classes.root} aria-label={car.name}>
      <div className={classes.pictures}>
        <CarPicture src={car.image} alt={carAdminMessages.image} sizes="8rem" />
        <CarPicture src={car.proofImage} alt={carAdminMessages.proof} sizes="8rem" />
      </div>
      <div className={classes.car}>
        <h3 className={classes.name}>
          <CarName carId={car._id}>{car.name}</CarName>
        </h3>
        <p className={classes.owner}>{car.owner}</p>
        <p className={classes.figures}>
          <ElapsedTime seconds={rankingTimeText(car)} size="lg" />
          <DrivetrainBadge drivetrain={car.drivetrain} />
        </p>
        {!isWithdrawn && <NotifyDriver car={car} />}
      </div>
      <dl className={classes.facts}>
        {!isWithdrawn && (
          <div className={classes.reason}>
            <dt>{text.reason}</dt>
            <dd>{car.rejectionReason ?? text.noReason}</dd>
          </div>
        )}
        {car.reviewedAt && (
          <Dates
            label={isWithdrawn ? driverMessages.withdrawnOn : text.rejectedOn}
            reviewedAt={car.reviewedAt}
          />
        )}
      </dl>
      <Button
        className={classes.reopen}
        variant="default"
        loading={busy}
        leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
        aria-label={text.reopenCar(car.name)}
        onClick={onReopen}
      >
        {text.reopen}
      </Button>
    </article>
  );
}

function Dates({ label, reviewedAt }: { readonly label: string; readonly reviewedAt: string }) {
  const deletedAt = new Date(Date.parse(reviewedAt) + REJECTED_RETENTION_DAYS * DAY_MS).toISOString();
  return (
    <>
      <div>
        <dt>{label}</dt>
        <dd>
          <time dateTime={reviewedAt}>{formatMoment(reviewedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{text.deletedOn}</dt>
        <dd>
          <time dateTime={deletedAt}>{formatDate(deletedAt)}</time>
        </dd>
      </div>
    </>
  );
}
