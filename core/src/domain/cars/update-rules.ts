import { messages } from '../messages.js';
import { isBlank } from '../text/is-blank.js';
import { type CarFieldOf, type RequiredCarField, requiredCarFields } from './car-field-lists.js';

/** The fields that an edit must not clear if the car has them. */
type ClearableField = RequiredCarField<'update-where-set'>;
type EditedValues = { readonly [Field in ClearableField]?: string | null };

const sentences = {
  cellphone: messages.car.phoneInvalid,
  time: messages.car.timeFormat,
} satisfies Record<ClearableField, string>;

/** A field that an edit must not clear, with the message to show there. */
export interface MissingField {
  readonly path: ClearableField;
  readonly message: string;
}

/** Whether an edit requires a field, in general or because the car has it. */
export function isRequiredInUpdate(car: EditedValues, field: CarFieldOf<'update'>): boolean {
  return (
    requiredCarFields('update').some((one) => one === field) || fieldsOf(car).some((one) => one === field)
  );
}

/**
 * The fields that an edit would clear although the car has them. Cars from the public form have phone and time, so
 * both stay required there; other cars need neither.
 */
export function missingInUpdate(car: EditedValues, update: EditedValues): MissingField[] {
  return fieldsOf(car)
    .filter((field) => isBlank(update[field] ?? ''))
    .map((path) => ({ path, message: sentences[path] }));
}

/** The fields that a car has and an edit must not clear. */
function fieldsOf(car: EditedValues): ClearableField[] {
  return requiredCarFields('update-where-set').filter((field) => car[field]);
}
