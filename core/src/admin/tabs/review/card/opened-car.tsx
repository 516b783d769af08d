import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { type AdminCar, figuresBesideTime } from '@quartermile/core/domain';
import { DrivetrainBadge } from '@quartermile/core/ui';
import { IconBulb, IconChevronLeft, IconChevronRight, IconEye, IconPencil } from '@tabler/icons-react';
import { Corrections } from '../../../drawer/corrections.js';
import { PictureViewer } from '../../../drawer/pictures/picture-viewer.js';
import { ReviewPicture } from '../../../drawer/pictures/review-picture.js';
import { CarName } from '../../../kernel/cars/car-name.js';
import { correctionMessages } from '../../../kernel/cars/edit/correction-messages.js';
import { EvidenceChips } from '../../../kernel/cars/evidence/evidence-chips.js';
import { type EvidenceValues, evidenceValues } from '../../../kernel/cars/evidence/evidence-values.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { decisionTexts, reviewMessages } from '../../../kernel/messages/review-messages.js';
import { useBoardPlaces } from '../places/use-board-places.js';
import { ProofViewer } from '../slip/proof-viewer.js';
import { OtherFigures, SlipTimes } from '../slip/slip-figures.js';
import type { SlipView } from '../slip/slip-view.js';
import type { TakeSlip } from '../slip/use-take-slip.js';
import type { ReviewActions, ReviewControls } from '../use-review-queue.js';
import { describeAge } from './age.js';
import { CategoryChecklist } from './category-checklist.js';
import { ChangedNote } from './changed-note.js';
import { AskButton, DecisionButtons } from './decision-buttons.js';
import hintListClasses from './hint-list.module.css';
import classes from './opened-car.module.css';
import { RunOf } from './run-of.js';
import { SubmissionNotes } from './submission-notes.js';
import { useCardFocus } from './use-card-focus.js';

const text = reviewMessages;

export interface OpenedCarProps {
  readonly car: AdminCar;
  /** The queue in its order, for the buttons to the previous and next car. */
  readonly cars: readonly AdminCar[];
  readonly queue: ReviewControls;
  readonly hints: readonly string[];
  /** What was read from the proof; null without a proof. */
  readonly slip: SlipView | null;
  /** Current time in ms since 1970, for ages. */
  readonly now: number;
  /** Whether it is shown without the list, so that it is the card of the queue. */
  readonly isAlone: boolean;
  /** Whether the car is selected, to be approved or rejected with others. */
  readonly isMarked: boolean;
  onMark(car: AdminCar): void;
  onDetails(car: AdminCar): void;
  onReject(car: AdminCar): void;
  onAsk(car: AdminCar): void;
  onCorrect(car: AdminCar): void;
  readonly onTakeSlip: TakeSlip;
}

/**
 * The selected submission: its proof, then what decides about it. The buttons are in the same place for each car; on
 * phones at the bottom of the screen.
 */
export function OpenedCar(props: OpenedCarProps) {
  const { car, queue, slip, isAlone, onReject, onAsk, onDetails, onCorrect, onMark } = props;
  const card = useCardFocus(isAlone, car._id, () => queue.actions.select(car));
  const Root = isAlone ? 'article' : 'section';
  return (
    <Root
      ref={card}
      tabIndex={-1}
      aria-label={isAlone ? car.name : text.opened(car.name)}
      aria-current={isAlone || undefined}
      className={classes.root}
    >
      <QueueSteps {...props} />
      <Group gap={4} wrap="nowrap" className={classes.tools}>
        {isAlone && (
          <Checkbox
            aria-label={listMessages.select(car.name)}
            checked={props.isMarked}
            onChange={() => onMark(car)}
          />
        )}
        {isAlone && (
          <IconAction icon={IconEye} label={text.details(car.name)} onClick={() => onDetails(car)} />
        )}
        <IconAction
          icon={IconPencil}
          label={correctionMessages.editCar(car.name)}
          onClick={() => onCorrect(car)}
        />
        <AskButton onAsk={() => onAsk(car)} />
      </Group>
      <div className={classes.decide}>
        <DecisionButtons car={car} actions={queue.actions} onReject={() => onReject(car)} />
      </div>
      <Facts {...props} />
      <div className={classes.pictures}>
        <ProofViewer car={car} slip={slip} steps={isAlone ? 0 : 1} />
        {isAlone && (
          <ReviewPicture src={car.image} missing={text.pictureMissing}>
            <PictureViewer key={car._id} src={car.image} caption={carAdminMessages.image} fills />
          </ReviewPicture>
        )}
      </div>
    </Root>
  );
}

function QueueSteps({ car, cars, queue: { actions } }: OpenedCarProps) {
  const place = cars.indexOf(car) + 1;
  return (
    <Group gap={4} wrap="nowrap" className={classes.steps}>
      <IconAction
        icon={IconChevronLeft}
        label={text.previous}
        disabled={place <= 1}
        onClick={() => actions.move(-1)}
      />
      <Text size="sm" c="dimmed" aria-live="polite">
        {text.place(place, cars.length)}
      </Text>
      <IconAction
        icon={IconChevronRight}
        label={text.next}
        disabled={place >= cars.length}
        onClick={() => actions.move(1)}
      />
    </Group>
  );
}

function Facts({ car, queue, hints, slip, now, onTakeSlip }: OpenedCarProps) {
  const places = useBoardPlaces(car, queue.runOf(car));
  return (
    <div className={classes.facts}>
      <Text component="h3" fw={700} lh={1.3} className={classes.name}>
        <CarName carId={car._id}>{car.name}</CarName>
      </Text>
      <Group component="p" gap="0 0.5rem" m={0} className={classes.head}>
        <span>
          {car.owner} · <time dateTime={car.createdAt}>{describeAge(car.createdAt, now)}</time>
        </span>
        <DrivetrainBadge drivetrain={car.drivetrain} />
        {figuresBesideTime(car).map((figure) => (
          <span key={figure.label}>{figure.text}</span>
        ))}
        <span className={classes.status}>{decisionTexts.status}</span>
      </Group>
      <div className={classes.times}>
        <SlipTimes car={car} slip={slip} />
      </div>
      <Stack gap="xs" className={classes.warnings}>
        <ChangedNote car={car} />
        <HintList hints={hints} />
        <SubmissionNotes car={car} now={now} />
      </Stack>
      <div className={classes.boards}>
        <CategoryChecklist
          car={car}
          ticked={queue.categoriesOf(car)}
          actions={queue.actions}
          places={places}
          withKeys
        />
      </div>
      <Stack gap="sm" className={classes.rest}>
        <OtherFigures car={car} slip={slip} onTake={onTakeSlip} />
        <PendingEvidence car={car} chosen={queue.evidenceOf(car)} actions={queue.actions} />
        <RunOf car={car} chosen={queue.runOf(car)} actions={queue.actions} />
        <Corrections car={car} />
        {car.description && <Text style={{ whiteSpace: 'pre-line' }}>{car.description}</Text>}
      </Stack>
    </div>
  );
}

/** Hints about suspicious values. They are advisory and do not block a decision. */
function HintList({ hints }: { readonly hints: readonly string[] }) {
  if (hints.length === 0) return null;
  return (
    <ul className={hintListClasses.root} aria-label={reviewMessages.hints}>
      {hints.map((hint) => (
        <li key={hint}>
          <IconBulb size={16} aria-hidden="true" />
          {hint}
        </li>
      ))}
    </ul>
  );
}

interface PendingEvidenceProps {
  readonly car: AdminCar;
  /** What was chosen in this review; null: nothing yet. */
  readonly chosen: EvidenceValues | null;
  readonly actions: Pick<ReviewActions, 'setEvidence'>;
}

/** The evidence that an approval of the car notes. */
function PendingEvidence({ car, chosen, actions }: PendingEvidenceProps) {
  return (
    <EvidenceChips
      carName={car.name}
      values={chosen ?? evidenceValues(car)}
      onChange={(values) => actions.setEvidence(car, values)}
    />
  );
}
