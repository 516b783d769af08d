import type { AdminCar } from '@quartermile/core/domain';
import { useFactorySpecsForm } from '../../../drawer/facts/use-factory-specs-form.js';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { focusField } from '../../../kernel/forms/focus-field.js';
import { FormBesideList } from '../../../kernel/forms/form-beside-list.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { approvedMessages } from '../../../kernel/messages/board-messages.js';
import { FactorySpecsForm } from './factory-specs-form.js';
import { FactorySpecsList } from './factory-specs-list.js';

const noCars: readonly AdminCar[] = [];

/** Factory Specifications: a form for a car's figures, and the cars that have some. */
export function FactorySpecsTab() {
  const query = useApprovedCars();
  const cars = query.data ?? noCars;
  const state = useFactorySpecsForm(cars);
  const edit = ({ _id }: AdminCar): void => {
    state.choose(_id);
    focusField(state.formProps.ref, '[data-path="factoryYear"]');
  };
  return (
    <FormBesideList form={<FactorySpecsForm cars={cars} state={state} />}>
      <LoadedList query={query} failed={approvedMessages.failedToLoad} rowHeight={88}>
        {(loaded) => <FactorySpecsList cars={loaded} onEdit={edit} />}
      </LoadedList>
    </FormBesideList>
  );
}
