import { type CarFieldOf, type EditedValues, fieldsOf, requiredCarFields } from '@quartermile/core/domain';

/** Whether an edit requires a field, in general or because the car has it. */
export function isRequiredInUpdate(car: EditedValues, field: CarFieldOf<'update'>): boolean {
  return (
    requiredCarFields('update').some((one) => one === field) || fieldsOf(car).some((one) => one === field)
  );
}
