import {
  type AdminCar,
  CAR_FIELDS,
  type CarField,
  carRecordLabels,
  figureText,
  isRunFact,
  isSameValue,
  messages,
  RUN_FIGURES,
  runFactText,
} from '@quartermile/core/domain';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';

const text = reviewMessages;

/** Fields of the decision, and those that repeat others: a submission has its time as World Facts time, too. */
const LEFT_OUT: ReadonlySet<CarField> = new Set([
  ...(['status', 'rejectionReason', 'reviewedAt', 'createdAt'] as const),
  ...(['worldFacts', 'worldFactsSource', 'runVideo'] as const),
]);
const labels: Readonly<Partial<Record<CarField, string>>> = {
  ...carRecordLabels,
  requestedCategories: text.changedCategories,
};
const LONG: ReadonlySet<CarField> = new Set(['description', 'videoLink', 'evidenceLink', 'evidenceSource']);

/** What differs between a car as it was seen and as it is now, such as "Time: 14.2 s, now 8.2 s". */
export function describeChanged(seen: AdminCar, car: AdminCar): string[] {
  const changed = CAR_FIELDS.filter((field) => !LEFT_OUT.has(field) && !isSameField(seen, car, field));
  return changed.map((field) => describeField(seen, car, field));
}

function describeField(seen: AdminCar, car: AdminCar, field: CarField): string {
  if (isPicture(field)) return text.changedPicture[field];
  const label = labels[field] ?? field;
  if (LONG.has(field)) return text.changedText(label);
  return text.changedField(label, valueOf(seen, field), valueOf(car, field));
}

function isSameField(seen: AdminCar, car: AdminCar, field: CarField): boolean {
  if (isPicture(field)) return fileNameOf(seen[field]) === fileNameOf(car[field]);
  return isSameValue(seen[field], car[field]);
}

const isPicture = (field: CarField): field is 'image' | 'proofImage' =>
  field === 'image' || field === 'proofImage';

/** The name of a picture's file, which is derived from its content; the rest of a link expires. */
const fileNameOf = (link: string | null): string | undefined => link?.split('?')[0]?.split('/').at(-1);

function valueOf(car: AdminCar, field: CarField): string {
  return textOf(car, field) || text.noValue;
}

function textOf(car: AdminCar, field: CarField): string | null {
  const figure = RUN_FIGURES.find((one) => one === field);
  if (figure) return figureText(car, figure);
  if (isRunFact(field)) return runFactText(car, field);
  if (field === 'evidence') return car.evidence ? messages.evidenceTerms.labels[car.evidence] : null;
  const value = car[field] ?? null;
  return Array.isArray(value) ? value.join(', ') : value === null ? null : String(value);
}
