import { Checkbox, Kbd } from '@mantine/core';
import { type AdminCar, CATEGORIES, type Category } from '@quartermile/core/domain';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import type { ReviewActions } from '../use-review-queue.js';
import classes from './category-checklist.module.css';

export interface CategoryChecklistProps {
  readonly car: AdminCar;
  readonly ticked: readonly Category[];
  readonly actions: Pick<ReviewActions, 'toggle'>;
  /** Shows the shortcut key of each category. */
  readonly withKeys?: boolean;
}

/** Checkboxes for the categories that a car will be approved for. */
export function CategoryChecklist({ car, ticked, actions, withKeys = false }: CategoryChecklistProps) {
  return (
    <fieldset className={classes.root} aria-label={reviewMessages.categoriesOf(car.name)}>
      {CATEGORIES.map((category, index) => (
        <div key={category} className={classes.row}>
          <Checkbox
            classNames={{ body: classes.box, inner: classes.inner }}
            label={category}
            checked={ticked.includes(category)}
            onChange={() => actions.toggle(car, category)}
          />
          <Kbd size="xs" aria-hidden="true" className={classes.key} data-shown={withKeys}>
            {index + 1}
          </Kbd>
        </div>
      ))}
    </fieldset>
  );
}
