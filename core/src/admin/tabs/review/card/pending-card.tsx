import { ActionIcon, Badge, Checkbox } from '@mantine/core';
import { shallowEqual } from '@mantine/hooks';
import { type AdminCar, type Category, figuresBesideTime, rankingTimeText } from '@quartermile/core/domain';
import { CarPicture, DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { Corrections } from '../../../drawer/corrections.js';
import { ReviewPicture } from '../../../drawer/pictures/review-picture.js';
import { CarName } from '../../../kernel/cars/car-name.js';
import { correctionMessages } from '../../../kernel/cars/edit/correction-messages.js';
import type { EvidenceValues } from '../../../kernel/cars/evidence/evidence-values.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { decisionTexts, reviewMessages } from '../../../kernel/messages/review-messages.js';
import { BoardPlaces } from '../places/board-places.js';
import { SlipLine } from '../slip/slip-figures.js';
import type { SlipView } from '../slip/slip-view.js';
import type { TakeSlip } from '../slip/use-take-slip.js';
import type { ReviewActions } from '../use-review-queue.js';
import { describeAge } from './age.js';
import { CategoryChecklist } from './category-checklist.js';
import { ChangedNote } from './changed-note.js';
import { AskButton, DecisionButtons } from './decision-buttons.js';
import { HintList } from './hint-list.js';
import classes from './pending-card.module.css';
import { PendingEvidence } from './pending-evidence.js';
import { RunOf } from './run-of.js';
import { SubmissionNotes } from './submission-notes.js';
import { useCardFocus } from './use-card-focus.js';

const text = reviewMessages;
const pictureSizes = '(min-width: 48em) 9rem, 100vw';

export interface PendingCardProps {
  readonly car: AdminCar;
  readonly isSelected: boolean;
  /** Whether the car is selected, to be approved or rejected with others. */
  readonly isMarked: boolean;
  /** Whether its proof was seen in the details. */
  readonly isSeen: boolean;
  readonly ticked: readonly Category[];
  readonly evidence: EvidenceValues | null;
  /** A run of the known car of which it is another run; '' for none. */
  readonly runOf: string;
  readonly hints: readonly string[];
  /** What was read from the proof; null without a proof. */
  readonly slip: SlipView | null;
  /** Current time in ms since 1970, for the age of the submission. */
  readonly now: number;
  readonly actions: ReviewActions;
  onMark(car: AdminCar): void;
  onDetails(car: AdminCar): void;
  onReject(car: AdminCar): void;
  onAsk(car: AdminCar): void;
  onCorrect(car: AdminCar): void;
  readonly onTakeSlip: TakeSlip;
}

/** A pending submission. Memoized, because a key press changes only two cards of the queue. */
export const PendingCard = memo(Card, isUnchanged);

/** Hints are recomputed when the queue changes and are usually equal, so they are compared by their items. */
function isUnchanged({ hints: before, ...one }: PendingCardProps, next: PendingCardProps): boolean {
  const { hints: after, ...other } = next;
  return shallowEqual(one, other) && shallowEqual(before, after);
}

function Card(props: PendingCardProps) {
  const { car, isSelected, ticked, actions, onDetails, onReject, onAsk, onCorrect } = props;
  const card = useCardFocus(isSelected, () => actions.select(car));
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={car.name}
      aria-current={isSelected}
      className={classes.root}
    >
      <div className={classes.pictures}>
        <ReviewPicture src={car.image} missing={text.pictureMissing}>
          <CarPicture src={car.image} alt={carAdminMessages.image} sizes={pictureSizes} />
        </ReviewPicture>
        <ReviewPicture src={car.proofImage} missing={text.proofMissing}>
          <CarPicture src={car.proofImage} alt={carAdminMessages.proof} sizes={pictureSizes} />
        </ReviewPicture>
      </div>
      <CardFacts {...props} />
      <div className={classes.rest}>
        <CategoryChecklist car={car} ticked={ticked} actions={actions} withKeys={isSelected} />
        <PendingEvidence car={car} chosen={props.evidence} actions={actions} />
        <RunOf car={car} chosen={props.runOf} actions={actions} />
        <BoardPlaces car={car} ticked={ticked} runOf={props.runOf} />
        <div className={classes.actions}>
          <div className={classes.more}>
            <ActionIcon size={44} aria-label={text.details(car.name)} onClick={() => onDetails(car)}>
              <IconEye size={22} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              size={44}
              aria-label={correctionMessages.editCar(car.name)}
              onClick={() => onCorrect(car)}
            >
              <IconPencil size={22} aria-hidden="true" />
            </ActionIcon>
            <AskButton onAsk={() => onAsk(car)} />
          </div>
          <div className={classes.decide}>
            <DecisionButtons car={car} actions={actions} onReject={() => onReject(car)} />
          </div>
        </div>
      </div>
    </article>
  );
}

function CardFacts({ car, isMarked, isSeen, hints, slip, now, onMark, onTakeSlip }: PendingCardProps) {
  return (
    <div className={classes.facts}>
      <Checkbox
        className={classes.mark}
        aria-label={listMessages.select(car.name)}
        checked={isMarked}
        onChange={() => onMark(car)}
      />
      <h3 className={classes.name}>
        <CarName carId={car._id}>{car.name}</CarName>
      </h3>
      <p className={classes.owner}>
        {car.owner} · <time dateTime={car.createdAt}>{describeAge(car.createdAt, now)}</time>
      </p>
      <div className={classes.figures}>
        <ElapsedTime seconds={rankingTimeText(car)} size="lg" />
        {figuresBesideTime(car).map((figure) => (
          <span key={figure.label}>{figure.text}</span>
        ))}
        <DrivetrainBadge drivetrain={car.drivetrain} />
        <Badge color="amber" variant="light">
          {decisionTexts.status}
        </Badge>
        {isSeen && (
          <Badge color="green" variant="light" leftSection={<IconEye size={14} aria-hidden="true" />}>
            {text.proofSeen}
          </Badge>
        )}
      </div>
      <ChangedNote car={car} />
      {slip && <SlipLine car={car} slip={slip} onTake={onTakeSlip} />}
      <HintList hints={hints} />
      <Corrections car={car} />
      <SubmissionNotes car={car} now={now} />
    </div>
  );
}
