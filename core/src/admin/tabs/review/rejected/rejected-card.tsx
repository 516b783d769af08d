import { Button, Group } from '@mantine/core';
import { type AdminCar, REJECTED_RETENTION_DAYS, rankingTimeText } from '@quartermile/core/domain';
import { DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { NotifyDriver } from '../../../drawer/driver/notify-driver.js';
import { CarPictures } from '../../../kernel/cars/car-pictures.js';
import { CarWords } from '../../../kernel/cars/car-words.js';
import { formatDate, formatMoment } from '../../../kernel/dates/format-moment.js';
import { ItemCard } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
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
    <ItemCard name={car.name} className={classes.root}>
      <CarPictures car={car} sizes="8rem" className={classes.pictures} />
      <CarWords car={car}>
        <Group component="p" gap="md" mt={6} mb={0}>
          <ElapsedTime seconds={rankingTimeText(car)} size="lg" />
          <DrivetrainBadge drivetrain={car.drivetrain} />
        </Group>
        {!isWithdrawn && <NotifyDriver car={car} />}
      </CarWords>
      <dl className={list.terms}>
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
    </ItemCard>
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
