import { type AdminCar, carRecordLabels, type SubmissionChange } from '@quartermile/core/domain';
import { IconPencil } from '@tabler/icons-react';
import { correctionMessages } from '../kernel/cars/edit/correction-messages.js';
import classes from './notes.module.css';

const text = correctionMessages;
const labels: Readonly<Record<string, string>> = carRecordLabels;

/** What the driver sent where a reviewer corrected it: "Time, sent: 12.40 s". Nothing without corrections. */
export function Corrections({ car }: { readonly car: AdminCar }) {
  const { corrections = [] } = car;
  if (corrections.length === 0) return null;
  return (
    <div className={classes.root}>
      <p className={classes.note}>
        <IconPencil size={16} aria-hidden="true" />
        <span>
          {text.corrected}: {corrections.map(describe).join(' · ')}
        </span>
      </p>
    </div>
  );
}

function describe({ field, before }: SubmissionChange): string {
  return text.sent(labels[field] ?? field, before ?? text.nothing);
}
