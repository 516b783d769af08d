import {
  type CarFieldOf,
  type CarFieldWith,
  type CarSubmission,
  type Category,
  type Drivetrain,
  isBlank,
  isRunFact,
  messages,
  type RequiredCarField,
  RUN_FACTS,
  type RunFact,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { submissionContactMessages, submitMessages } from './submit-messages.js';

const { carSection, runSection, pictureSection, moreSection } = submitMessages;

/** The sections of the form with required fields, in its order. */
export const SECTIONS = [carSection, runSection, pictureSection] as const;

/** The name of a field, in the form, in the payload and in the server's field errors. */
export type SubmissionField = Exclude<CarFieldOf<'submission'>, 'worldFacts'> | 'email';

/** Fields without which nothing is sent. */
export type RequiredField = SubmissionField & RequiredCarField<'submission'>;
/** Fields with a text input. */
export type TextField = SubmissionField & (CarFieldWith<{ kind: 'text' | 'figure' | 'fact' }> | 'email');
export type PictureField = SubmissionField & CarFieldWith<{ kind: 'picture' }>;

/** The form's values. */
export type SubmissionValues = Readonly<Record<TextField, string>> &
  Readonly<Record<PictureField, PickedImage | null>> & {
    /** Empty until one is selected. */
    readonly drivetrain: Drivetrain | '';
    readonly requestedCategories: readonly Category[];
  };

/** The message of each invalid field; absent or undefined if it is valid. */
export type SubmissionErrors = Readonly<Partial<Record<SubmissionField, string | undefined>>>;

/** A field's section of the form, its empty value, and whether a submission requires it. */
interface FormField<Field extends SubmissionField> {
  readonly section: (typeof SECTIONS)[number] | typeof moreSection;
  readonly empty: SubmissionValues[Field];
  readonly isRequired: Field extends RequiredCarField<'submission'> ? true : false;
}

const facts = Object.fromEntries(
  RUN_FACTS.map((fact) => [fact, { section: moreSection, empty: '', isRequired: false }]),
) as { readonly [Fact in RunFact]: FormField<Fact> };

/** The form's fields in its order; the compiler compares them with core's field table. */
export const formFields: { readonly [F in SubmissionField]: FormField<F> } = {
  name: { section: carSection, empty: '', isRequired: true },
  owner: { section: carSection, empty: '', isRequired: true },
  cellphone: { section: carSection, empty: '', isRequired: true },
  time: { section: runSection, empty: '', isRequired: true },
  drivetrain: { section: runSection, empty: '', isRequired: true },
  description: { section: runSection, empty: '', isRequired: false },
  requestedCategories: { section: runSection, empty: [], isRequired: true },
  image: { section: pictureSection, empty: null, isRequired: true },
  proofImage: { section: pictureSection, empty: null, isRequired: true },
  trapSpeed: { section: moreSection, empty: '', isRequired: false },
  email: { section: moreSection, empty: '', isRequired: false },
  ...facts,
};
const FIELDS = Object.keys(formFields) as readonly SubmissionField[];
/** Fields with a picture. */
export const PICTURE_FIELDS = FIELDS.filter(
  (field): field is PictureField => formFields[field].empty === null,
);

/** Labels of the fields. */
export const fieldLabels: Readonly<Record<RequiredField | 'email', string>> = {
  ...messages.carLabels,
  email: submissionContactMessages.email,
};

export const emptySubmission = Object.fromEntries(
  FIELDS.map((field) => [field, formFields[field].empty]),
) as unknown as SubmissionValues;

/** The required fields without a value, valid or not. */
export function missingFields(values: SubmissionValues): RequiredField[] {
  return FIELDS.filter(isRequired).filter((field) => !isFilled(values[field]));
}

const isRequired = (field: SubmissionField): field is RequiredField => formFields[field].isRequired;

function isFilled(value: SubmissionValues[SubmissionField]): boolean {
  if (typeof value === 'string') return !isBlank(value);
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** The payload: the public form sends the same value as `time` and `worldFacts` (specification section 3). */
export function toCarSubmission(values: SubmissionValues): CarSubmission {
  const { image, proofImage, drivetrain, requestedCategories, email, ...texts } = values;
  const given = Object.entries(texts).filter(([field, text]) => text !== '' || !isRunFact(field));
  return {
    ...(Object.fromEntries(given) as Pick<CarSubmission, Exclude<TextField, 'email'>>),
    ...(email && { email }),
    worldFacts: values.time,
    drivetrain: drivetrain as Drivetrain,
    requestedCategories: [...requestedCategories],
    image: image?.dataUrl ?? '',
    proofImage: proofImage?.dataUrl ?? '',
  };
}
