import type * as z from 'zod';
import type { CarForm } from '../cars/car-field-row.js';
import { carFields } from './car-fields.js';

type Table = typeof carFields;
/** The name of a field in the database, in payloads and in responses. */
export type CarField = keyof Table;

/** The fields whose row has these properties. */
export type CarFieldWith<Row> = { [F in CarField]: Table[F] extends Row ? F : never }[CarField];
/** The fields that a form sets. */
export type CarFieldOf<Form extends CarForm> = CarFieldWith<{ input: Record<Form, z.ZodType> }>;
/** The fields that a form requires. */
export type RequiredCarField<Form extends CarForm | 'update-where-set'> = {
  [F in CarField]: Form extends Table[F]['requiredIn'][number] ? F : never;
}[CarField];
/** The public fields. */
export type PublicCarField = CarFieldWith<{ visibleTo: 'everybody' }>;
/** The fields in activity records. */
export type AuditedCarField = CarFieldWith<{ isAudited: true }>;

/** All fields of a car, in the table's order. */
export const CAR_FIELDS = Object.keys(carFields) as CarField[];

/** The public fields. */
export const PUBLIC_CAR_FIELDS = fieldsWhere<PublicCarField>(({ visibleTo }) => visibleTo === 'everybody');
/** The additional fields that only the administrator sees. */
export const ADMIN_CAR_FIELDS = fieldsWhere<CarFieldWith<{ visibleTo: 'administrator' }>>(
  ({ visibleTo }) => visibleTo === 'administrator',
);
/** The fields in activity records. */
export const AUDITED_CAR_FIELDS = fieldsWhere<AuditedCarField>(({ isAudited }) => isAudited);
/** The fields that describe the car, of which all its approved runs have the same values. */
export const IDENTITY_CAR_FIELDS = fieldsWhere<CarFieldWith<{ isIdentity: true }>>(
  (row) => 'isIdentity' in row,
);
/** The fields erased from an approved car when its owner's data is erased. */
export const PERSONAL_CAR_FIELDS = fieldsWhere<CarFieldWith<{ isPersonal: true }>>(
  ({ isPersonal }) => isPersonal,
);

/** Labels of the fields in the administrator's forms. */
export const carFormLabels = Object.fromEntries(
  carFieldsOf('update').map((field) => [field, carFields[field].label]),
) as Readonly<Record<CarFieldOf<'update'>, string>>;

/** Labels of audited fields in activity records. */
export const carRecordLabels = Object.fromEntries(
  AUDITED_CAR_FIELDS.map((field) => [field, carFields[field].recordLabel]),
) as Readonly<Record<AuditedCarField, string>>;

/** The fields that a form sets. */
export function carFieldsOf<Form extends CarForm>(form: Form): readonly CarFieldOf<Form>[] {
  return fieldsWhere<CarFieldOf<Form>>(({ input }) => form in input);
}

/** The fields that a form requires. */
export function requiredCarFields<Form extends CarForm | 'update-where-set'>(
  form: Form,
): readonly RequiredCarField<Form>[] {
  return fieldsWhere<RequiredCarField<Form>>(({ requiredIn }) =>
    (requiredIn as readonly string[]).includes(form),
  );
}

function fieldsWhere<Field extends CarField>(test: (row: Table[CarField]) => boolean): readonly Field[] {
  return CAR_FIELDS.filter((field): field is Field => test(carFields[field]));
}
