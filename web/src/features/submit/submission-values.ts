import {
  type CarFieldOf,
  type CarFieldWith,
  type CarSubmission,
  type Category,
  type Drivetrain,
  messages,
  type RequiredCarField,
  RUN_FIGURES,
  type RunFigureField,
  runFigures,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';

/** The name of a field, in the form, in the payload and in the server's field errors. */
export type SubmissionField = Exclude<CarFieldOf<'submission'>, 'worldFacts'>;

/** Fields with a text input. */
export type TextField = SubmissionField & CarFieldWith<{ kind: 'text' | 'figure' }>;
type PictureField = SubmissionField & CarFieldWith<{ kind: 'picture' }>;

/** The form's values. */
export type SubmissionValues = Readonly<Record<TextField, string>> &
  Readonly<Record<PictureField, PickedImage | null>> & {
    /** Empty until one is selected. */
    readonly drivetrain: Drivetrain | '';
    readonly requestedCategories: readonly Category[];
  };

/** The message of each invalid field; absent or undefined if it is valid. */
export type SubmissionErrors = Readonly<Partial<Record<SubmissionField, string | undefined>>>;

const emptyFigures = Object.fromEntries(RUN_FIGURES.map((field) => [field, ''])) as Record<
  RunFigureField,
  ''
>;

const emptyTexts: Readonly<Record<TextField, string>> = {
  name: '',
  owner: '',
  cellphone: '',
  ...emptyFigures,
  description: '',
};
/** Fields with a text input. */
export const TEXT_FIELDS = Object.keys(emptyTexts) as readonly TextField[];

export const emptySubmission: SubmissionValues = {
  ...emptyTexts,
  drivetrain: '',
  requestedCategories: [],
  image: null,
  proofImage: null,
};

type RequiredField = RequiredCarField<'submission'>;
type RequiredFigure = {
  [F in RunFigureField]: (typeof runFigures)[F]['isRequired'] extends true ? F : never;
}[RunFigureField];
const requiredFigures = Object.fromEntries(
  RUN_FIGURES.filter((field) => runFigures[field].isRequired).map((field) => [field, true]),
) as Record<RequiredFigure, true>;

/** The required fields in the order of the form; the compiler compares them with the field table. */
const required: Readonly<Record<RequiredField, true>> = {
  name: true,
  owner: true,
  cellphone: true,
  ...requiredFigures,
  drivetrain: true,
  requestedCategories: true,
  image: true,
  proofImage: true,
};
const REQUIRED_FIELDS = Object.keys(required) as RequiredField[];

/** Whether a field has a value, valid or not. */
export function isFilled(values: SubmissionValues, field: SubmissionField): boolean {
  const value = values[field];
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** Labels of the required fields that are empty. */
export function missingFields(values: SubmissionValues): string[] {
  return REQUIRED_FIELDS.filter((field) => !isFilled(values, field)).map(
    (field) => messages.carLabels[field],
  );
}

/** The payload: the public form sends the same value as `time` and `worldFacts` (specification section 3). */
export function toCarSubmission(values: SubmissionValues): CarSubmission {
  const { image, proofImage, drivetrain, requestedCategories, ...text } = values;
  return {
    ...text,
    worldFacts: values.time,
    drivetrain: drivetrain as Drivetrain,
    requestedCategories: [...requestedCategories],
    image: image?.dataUrl ?? '',
    proofImage: proofImage?.dataUrl ?? '',
  };
}
