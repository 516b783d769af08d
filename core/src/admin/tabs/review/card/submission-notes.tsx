import {
  type AdminCar,
  carRecordLabels,
  type SubmissionChange,
  type SubmissionInfo,
} from '@quartermile/core/domain';
import { IconHistory, IconMessageQuestion, IconPencil } from '@tabler/icons-react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { NotifyDriver } from '../../../drawer/driver/notify-driver.js';
import classes from '../../../drawer/notes.module.css';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { describeAge } from './age.js';
import { useChangedCar } from './changed-note.js';

const text = driverMessages;

export interface SubmissionNotesProps {
  readonly car: AdminCar;
  /** Current time in ms since 1970, for ages. */
  readonly now: number;
}

/** The driver's side of a pending car: an open question, what was changed, and the car of an earlier submission. */
export function SubmissionNotes({ car, now }: SubmissionNotesProps) {
  const { submission } = car;
  const changed = useChangedCar(car._id);
  if (!submission) return null;
  const { informationRequest, previousCarId } = submission;
  return (
    <div className={classes.root}>
      {previousCarId && (
        <p className={classes.note}>
          <IconHistory size={16} aria-hidden="true" />
          <NewTimeFor carId={previousCarId} />
        </p>
      )}
      {/* Otherwise the note about what changed lists it. */}
      {!changed && <Changes submission={submission} now={now} />}
      {informationRequest && (
        <>
          <p className={classes.note} data-open>
            <IconMessageQuestion size={16} aria-hidden="true" />
            <span>
              <time dateTime={informationRequest.at}>
                {text.openSince(describeAge(informationRequest.at, now))}
              </time>
              : {informationRequest.reason}
            </span>
          </p>
          <NotifyDriver car={car} />
        </>
      )}
    </div>
  );
}

function Changes({ submission: { revisedAt, changes }, now }: ChangesProps) {
  const shown = changes.filter(({ field }) => field !== 'worldFacts');
  if (!revisedAt || shown.length === 0) return null;
  return (
    <p className={classes.note}>
      <IconPencil size={16} aria-hidden="true" />
      <span>
        <time dateTime={revisedAt}>{text.changedSince(describeAge(revisedAt, now))}</time>:{' '}
        {shown.map(describeChange).join(', ')}
      </span>
    </p>
  );
}

interface ChangesProps {
  readonly submission: SubmissionInfo;
  readonly now: number;
}

/** "Time 11.8 → 11.62", or "new proof". */
function describeChange({ field, before, after }: SubmissionChange): string {
  const picture = text.newPicture[field];
  if (picture) return picture;
  const labels: Readonly<Record<string, string>> = { ...carRecordLabels, email: text.email };
  return text.from(labels[field] ?? field, before ?? text.empty, after ?? text.empty);
}

/** Names the car whose driver sent this as a new time. */
function NewTimeFor({ carId }: { readonly carId: string }) {
  const { data: approved } = useApprovedCars();
  const car = approved?.find(({ _id }) => _id === carId);
  return <span>{car ? text.newTimeFor(car.name) : text.newTimeForEarlier}</span>;
}
