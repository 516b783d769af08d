import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { shallowEqual } from '@mantine/hooks';
import { type AdminCar, type Category, rankingTimeText } from '@quartermile/core/domain';
import { CarPicture, ElapsedTime } from '@quartermile/core/ui';
import { IconAlertTriangle, IconEye } from '@tabler/icons-react';
import { memo } from 'react';
import { ReviewPicture } from '../../../drawer/pictures/review-picture.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { decisionTexts, reviewMessages } from '../../../kernel/messages/review-messages.js';
import { Sign } from '../slip/slip-figures.js';
import type { SlipView } from '../slip/slip-view.js';
import type { ReviewActions } from '../use-review-queue.js';
import { describeAge } from './age.js';
import { CategoryChecklist } from './category-checklist.js';
import { DecisionButtons } from './decision-buttons.js';
import classes from './pending-card.module.css';
import { useCardFocus } from './use-card-focus.js';

const text = reviewMessages;

export interface PendingCardProps {
  readonly car: AdminCar;
  readonly isSelected: boolean;
  /** Whether the car is selected, to be approved or rejected with others. */
  readonly isMarked: boolean;
  /** Whether its proof was opened. */
  readonly isSeen: boolean;
  readonly ticked: readonly Category[];
  /** Number of hints about it. */
  readonly hints: number;
  /** What was read from the proof; null without a proof. */
  readonly slip: SlipView | null;
  /** Current time in ms since 1970, for the age of the submission. */
  readonly now: number;
  readonly actions: ReviewActions;
  onMark(car: AdminCar): void;
  onDetails(car: AdminCar): void;
  onReject(car: AdminCar): void;
}

/** A pending submission in the list. Memoized, because a key press changes only two cards of the queue. */
export const PendingCard = memo(Card, isUnchanged);

/** The ticks are computed for each rendering and are usually equal, so they are compared by their items. */
function isUnchanged({ ticked: before, ...one }: PendingCardProps, next: PendingCardProps): boolean {
  const { ticked: after, ...other } = next;
  return shallowEqual(one, other) && shallowEqual(before, after);
}

function Card(props: PendingCardProps) {
  const { car, isSelected, isSeen, ticked, slip, actions } = props;
  const card = useCardFocus(isSelected, car._id, () => actions.select(car));
  const time = slip?.figures.find(({ figure, value }) => figure === 'time' && value);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={car.name}
      aria-current={isSelected}
      className={classes.root}
    >
      <input
        type="checkbox"
        aria-label={listMessages.select(car.name)}
        checked={props.isMarked}
        onChange={() => props.onMark(car)}
      />
      <div className={classes.pictures}>
        <ReviewPicture src={car.image} missing="">
          <CarPicture src={car.image} alt={carAdminMessages.image} sizes="3rem" />
        </ReviewPicture>
        <ReviewPicture src={car.proofImage} missing="">
          <CarPicture src={car.proofImage} alt={carAdminMessages.proof} sizes="3rem" />
        </ReviewPicture>
      </div>
      <div className={classes.words}>
        <h3>{car.name}</h3>
        <CardFacts {...props} />
      </div>
      <div className={classes.time} data-agreement={time?.agreement}>
        <ElapsedTime seconds={rankingTimeText(car)} />
        {time && <Sign compared={time} />}
      </div>
      <div className={classes.actions}>
        <CategoryChecklist car={car} ticked={ticked} actions={actions} />
        <ActionIcon
          size={26}
          aria-label={text.details(car.name)}
          {...(isSeen && { color: 'green' })}
          onClick={() => props.onDetails(car)}
        >
          <IconEye size={18} aria-hidden="true" />
        </ActionIcon>
        {isSeen && <VisuallyHidden>{text.proofSeen}</VisuallyHidden>}
        <DecisionButtons car={car} actions={actions} size="compact-xs" onReject={() => props.onReject(car)} />
      </div>
    </article>
  );
}

function CardFacts({ car, hints, now }: PendingCardProps) {
  return (
    <p>
      {car.owner} · <time dateTime={car.createdAt}>{describeAge(car.createdAt, now)}</time> · {car.drivetrain}{' '}
      · <span className={classes.status}>{decisionTexts.status}</span>
      {hints > 0 && (
        <span className={classes.hints} title={text.hintCount(hints)}>
          <IconAlertTriangle size={14} aria-hidden="true" />
          <VisuallyHidden>{text.hintCount(hints)}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
