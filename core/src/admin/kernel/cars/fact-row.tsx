import type { AdminCar } from '@quartermile/core/domain';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconAction } from '../lists/icon-action.js';
import { ItemCard } from '../lists/item.js';
import list from '../lists/item.module.css';
import { CarWords } from './car-words.js';
import classes from './fact-row.module.css';

export interface FactRowProps {
  readonly car: AdminCar;
  /** The main figure of the list. */
  readonly figure?: ReactNode;
  readonly facts: readonly { readonly label: string; readonly value: string | null }[];
  readonly editLabel: string;
  onEdit(): void;
}

/** A car with some of its figures, on one line if there is enough width. */
export function FactRow({ car, figure, facts, editLabel, onEdit }: FactRowProps) {
  return (
    <ItemCard name={car.name} className={classes.root}>
      <CarWords car={car} />
      {figure && <div className={classes.figure}>{figure}</div>}
      <dl className={`${list.terms} ${classes.facts}`}>
        {facts.map(({ label, value }) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <IconAction icon={IconPencil} size="lg" className={classes.edit} label={editLabel} onClick={onEdit} />
    </ItemCard>
  );
}
