import { type AdminCar, rankingTimeText, runMessages } from '@quartermile/core/domain';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { formatMonth } from '../../../kernel/dates/format-moment.js';
import { ChoiceChips } from '../../../kernel/forms/choice-chips.js';
import { otherCarsOfDriver } from '../hints/other-cars.js';
import type { ReviewActions } from '../use-review-queue.js';

export interface RunOfProps {
  readonly car: AdminCar;
  /** A run of the known car that was chosen; '' for a new car. */
  readonly chosen: string;
  readonly actions: Pick<ReviewActions, 'setRunOf'>;
}

/** Whether an approval makes the submission another run of a car of the same driver. Nothing without such a car. */
export function RunOf({ car, chosen, actions }: RunOfProps) {
  const { data: approved = [] } = useApprovedCars();
  const known = otherCarsOfDriver(car, approved);
  if (known.length === 0) return null;
  const choices = known.map((run) => ({
    value: run._id,
    label: runMessages.knownCar(run.name, rankingTimeText(run), formatMonth(run.runDate ?? run.createdAt)),
  }));
  return (
    <div role="group" aria-label={runMessages.runOfCar(car.name)}>
      <ChoiceChips
        label={runMessages.runOf}
        choices={[{ value: '', label: runMessages.newCar }, ...choices]}
        value={known.some(({ _id }) => _id === chosen) ? chosen : ''}
        onChange={(runOf) => actions.setRunOf(car, runOf)}
      />
    </div>
  );
}
