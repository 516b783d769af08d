import { Kbd, Text } from '@mantine/core';
import { type AdminCar, CATEGORIES, type Category } from '@quartermile/core/domain';
import { useId } from 'react';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import type { PlaceWords } from '../places/use-board-places.js';
import type { ReviewActions } from '../use-review-queue.js';
import classes from './category-checklist.module.css';

export interface CategoryChecklistProps {
  readonly car: AdminCar;
  readonly ticked: readonly Category[];
  readonly actions: Pick<ReviewActions, 'toggle'>;
  /** Shows the shortcut key of each category. */
  readonly withKeys?: boolean;
  /** What an approval for a category would do. */
  readonly places?: ReadonlyMap<Category, PlaceWords>;
}

/** Checkboxes for the categories that a car will be approved for. */
export function CategoryChecklist({ car, ticked, actions, withKeys, places }: CategoryChecklistProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.root}
      aria-label={reviewMessages.categoriesOf(car.name)}
      data-tall={places ? true : undefined}
    >
      {CATEGORIES.map((category, index) => (
        <div key={category} className={classes.board}>
          <label>
            {/* Mantine's would take most of the time in which the queue opens. */}
            <input
              type="checkbox"
              checked={ticked.includes(category)}
              aria-describedby={places && `${id}-${index}`}
              onChange={() => actions.toggle(car, category)}
            />
            {category}
          </label>
          {withKeys && (
            <Kbd size="xs" aria-hidden="true">
              {index + 1}
            </Kbd>
          )}
          {places && (
            <span id={`${id}-${index}`}>
              <Text span inherit hiddenFrom="sm">
                {places.get(category)?.short}
              </Text>
              <Text span inherit visibleFrom="sm">
                {places.get(category)?.long}
              </Text>
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}
