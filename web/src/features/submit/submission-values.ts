import { type CarSubmission, type Category, type Drivetrain, messages } from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';

/** What a visitor has typed, ticked and picked so far. */
export type SubmissionValues = {
  readonly name: string;
  readonly owner: string;
  readonly cellphone: string;
  /** Seconds, in the form X.X. */
  readonly time: string;
  /** Empty until one is selected. */
  readonly drivetrain: Drivetrain | '';
  readonly description: string;
  readonly requestedCategories: readonly Category[];
  readonly image: PickedImage | null;
  readonly proofImage: PickedImage | null;
};

/** The name of a field, in the form, in the payload and in the server's field errors. */
export type SubmissionField = keyof SubmissionValues;

/** What is wrong with each field, as a sentence; absent or undefined: nothing. */
export type SubmissionErrors = Readonly<Partial<Record<SubmissionField, string | undefined>>>;

export const emptySubmission: SubmissionValues = {
  name: '',
  owner: '',
  cellphone: '',
  time: '',
  drivetrain: '',
  description: '',
  requestedCategories: [],
  image: null,
  proofImage: null,
};

const submit = messages.submit;

/** The required fields in the order of the form, and what each is called. */
export const requiredFields: readonly (readonly [SubmissionField, string])[] = [
  ['name', submit.name],
  ['owner', submit.owner],
  ['cellphone', submit.cellphone],
  ['time', submit.time],
  ['drivetrain', submit.drivetrain],
  ['requestedCategories', submit.categories],
  ['image', submit.image],
  ['proofImage', submit.proofImage],
];

/** Whether something stands in a field; whether it is right is for the schema to say. */
export function isFilled(values: SubmissionValues, field: SubmissionField): boolean {
  const value = values[field];
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

/** What the required fields that are still empty are called. */
export function missingFields(values: SubmissionValues): string[] {
  return requiredFields.filter(([field]) => !isFilled(values, field)).map(([, label]) => label);
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
