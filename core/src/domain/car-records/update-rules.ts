import { messages } from '../messages.js';
import { isBlank } from '../text/is-blank.js';
import { type RequiredCarField, requiredCarFields } from './car-field-lists.js';

/** The fields that an edit must not clear if the car has them. */
type ClearableField = RequiredCarField<'update-where-set'>;
export type EditedValues = { readonly [Field in ClearableField]?: string | null };

const sentences = {
  cellphone: messages.car.phoneInvalid,
  time: messages.car.timeFormat,
} satisfies Record<ClearableField, string>;

/** A field that an edit must not clear, with the message to show there. */
export interface MissingField {
  readonly path: ClearableField;
  readonly message: string;
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
export function fieldsOf(car: EditedValues): ClearableField[] {
  return requiredCarFields('update-where-set').filter((field) => car[field]);
}
