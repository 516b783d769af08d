import type { ActivityItem } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { CarName } from '../cars/car-name.js';
import { formatMoment } from '../dates/format-moment.js';
import { VoteAlert } from '../votes/vote-alert.js';
import { activityMessages } from './activity-messages.js';
import classes from './activity-record.module.css';
import { actionWords, actorName, subjectWords } from './activity-words.js';
import { describeChange, type FieldChange, type ReadableValue } from './describe-change.js';

const text = activityMessages;

/** A record of the activity log. It expands to show the changes. */
export function ActivityRecord({ item }: { readonly item: ActivityItem }) {
  const changes = describeChange(item.before, item.after);
  const { type, label } = item.subject;
  const carId = label && carOf(item);
  return (
    <li className={classes.root} data-action={item.action}>
      <p className={classes.what}>
        <span className={classes.actor}>{actorName(item.actor)}</span>{' '}
        {actionWords(item.action, item.subject.type)}{' '}
        <strong>{carId ? <CarName carId={carId}>{label}</CarName> : label || subjectWords(type)}</strong>
      </p>
      <p className={classes.when}>
        <span className={classes.subject}>{subjectWords(type)}</span>
        <time dateTime={item.at}>{formatMoment(item.at)}</time>
      </p>
      <VoteAlert item={item} />
      {changes.length > 0 && (
        <details className={classes.details}>
          <summary>
            <span className={classes.label}>{text.details}:</span>
            <span className={classes.fields}>{namesOf(changes)}</span>
          </summary>
          <Changes changes={changes} hasBoth={item.before !== null && item.after !== null} />
        </details>
      )}
    </li>
  );
}

/** The id of the car that a record names, unless it has deleted the car. */
function carOf({ subject, action, before, after }: ActivityItem): string | null {
  if (subject.type === 'car') return action === 'delete' || action === 'erase' ? null : subject.id;
  if (subject.type !== 'entry') return null;
  return carIdOf(before) ?? carIdOf(after);
}

function carIdOf(side: unknown): string | null {
  const carId: unknown = (side as { carId?: unknown } | null)?.carId;
  return typeof carId === 'string' ? carId : null;
}

function namesOf(changes: readonly FieldChange[]): string {
  return changes.map(({ field }) => field).join(', ');
}

interface ChangesProps {
  readonly changes: readonly FieldChange[];
  /** Whether there are values both before and after the change. */
  readonly hasBoth: boolean;
}

function Changes({ changes, hasBoth }: ChangesProps) {
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          {hasBoth && <th scope="col">{text.before}</th>}
          <th scope="col">{hasBoth ? text.after : text.value}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            {hasBoth && (
              <td data-side="before">
                <Value value={before} />
              </td>
            )}
            <td data-side={hasBoth ? 'after' : undefined}>
              <Value value={hasBoth ? after : (after ?? before)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A picture, or only its name if it was deleted. */
function Value({ value }: { readonly value: ReadableValue | null }) {
  if (!value) return text.nothing;
  if (value.kind === 'text') return value.text;
  return (
    <span className={classes.picture}>
      <CarPicture src={value.src} alt={text.picture} sizes="6rem" fallback={text.picture} />
    </span>
  );
}
