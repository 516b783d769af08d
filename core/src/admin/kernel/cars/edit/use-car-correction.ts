import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  type CarCorrection,
  carCorrectionSchema,
  carFieldsOf,
  carRecordLabels,
  isEvidenceField,
  requiredCarFields,
} from '@quartermile/core/domain';
import { useRef } from 'react';
import { listKeys } from '../../context/query-client.js';
import { useAdminCall } from '../../forms/use-admin-call.js';
import { useAdminForm } from '../../forms/use-admin-form.js';
import type { CarInputField, CarInputValues } from '../car-input-values.js';
import { carInputValues } from '../car-inputs.js';
import { sentEvidence } from '../evidence/evidence-values.js';
import { correctionMessages } from './correction-messages.js';
import { useCorrect } from './use-correct.js';

const text = correctionMessages;
const LISTS = [listKeys.pending, listKeys.activity];
const problemsOf = schemaResolver(carCorrectionSchema, { sync: true });

/** The values before a correction, and the car after it. */
interface Undo {
  readonly seen: AdminCar;
  readonly former: CarCorrection;
}

export interface CarCorrectionOptions {
  /** Name of the draft, whose subject is the car. */
  readonly form: string;
  onSent?(): void;
  /** Called with the car when a correction, or its undo, has changed its evidence. */
  onEvidence?(car: AdminCar): void;
}

/** State of the form of a pending car, with an undo after each correction. Only changed fields are sent. */
export function useCarCorrection(car: AdminCar, { form, onSent, onEvidence }: CarCorrectionOptions) {
  const sent = carInputValues(car);
  const send = useCorrect();
  const correct = async (seen: AdminCar, correction: CarCorrection, options = {}): Promise<AdminCar> => {
    const changed = await send(seen, correction, options);
    if ('evidence' in correction) onEvidence?.(changed);
    return changed;
  };
  const undo = useAdminCall({
    call: ({ seen, former }: Undo) => correct(seen, former),
    done: text.undone,
    failed: text.failed,
    saysWhy: true,
    lists: LISTS,
  });
  // The list may be loaded again before the response arrives.
  const former = useRef<CarCorrection>(null);
  return useAdminForm<CarInputValues, AdminCar, AdminCar>({
    name: { form, subject: car._id },
    initialValues: sent,
    edits: { item: car, valuesOf: carInputValues, labels: carRecordLabels },
    validate: (values) => problemsOf(toCorrection(car, changedIn(sent, values), values)),
    call: async (values, options, seen = car) => {
      const before = carInputValues(seen);
      const changed = changedIn(before, values);
      former.current = changed.length > 0 ? toUndo(seen, toCorrection(seen, changed, before)) : null;
      return changed.length > 0 ? correct(seen, toCorrection(seen, changed, values), options) : seen;
    },
    done: text.done,
    failed: text.failed,
    lists: LISTS,
    afterwards(_, changed) {
      const before = former.current;
      const run = (): void => undo.mutate({ seen: changed, former: before ?? { carId: car._id } });
      return before ? { label: text.undo, run } : undefined;
    },
    ...(onSent && { onSent }),
  });
}

/** Whether the form of a pending car requires a field. */
export const isRequiredInCorrection = (field: CarInputField): boolean =>
  requiredCarFields('submission').some((one) => one === field);

const changedIn = (before: CarInputValues, after: CarInputValues): CarInputField[] =>
  carFieldsOf('update').filter((field) => before[field] !== after[field]);

/** An undo clears a phone number or a time that the correction added. */
function toUndo(car: AdminCar, former: CarCorrection): CarCorrection {
  const added = (['cellphone', 'time'] as const).filter((field) => field in former && car[field] === null);
  return { ...former, ...Object.fromEntries(added.map((field) => [field, null])), isUndo: true };
}

/** The payload with some fields; evidence is sent as a whole. */
function toCorrection(
  car: AdminCar,
  fields: readonly CarInputField[],
  values: CarInputValues,
): CarCorrection {
  const chosen = fields.filter((field) => !isEvidenceField(field)).map((field) => [field, values[field]]);
  const { evidence, evidenceSource, evidenceDate, evidenceLink } = values;
  const whole = sentEvidence({ evidence, evidenceSource, evidenceDate, evidenceLink });
  return {
    carId: car._id,
    ...Object.fromEntries(chosen),
    ...(fields.some(isEvidenceField) && whole),
  };
}
