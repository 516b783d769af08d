import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  adminMessages,
  type CarCorrection,
  carCorrectionSchema,
  carFieldsOf,
  isEvidenceField,
  requiredCarFields,
} from '@quartermile/core/domain';
import { useRef } from 'react';
import { useDashboard } from '../../dashboard/dashboard-context.js';
import { listKeys } from '../../dashboard/query-client.js';
import { sentEvidence } from '../../evidence/evidence-values.js';
import { useAdminCall } from '../../forms/use-admin-call.js';
import { useAdminForm } from '../../forms/use-admin-form.js';
import type { CarInputField, CarInputValues } from '../car-input-values.js';
import { carInputValues } from '../car-inputs.js';

const text = adminMessages.corrections;
const LISTS = [listKeys.pending, listKeys.activity];
const problemsOf = schemaResolver(carCorrectionSchema, { sync: true });

export interface CarCorrectionOptions {
  /** Name of the draft, whose subject is the car. */
  readonly form: string;
  onSent?(): void;
  /** Called with the car when a correction, or its undo, has changed its evidence. */
  onEvidence?(car: AdminCar): void;
}

/** State of the form of a pending car, with an undo after each correction. Only changed fields are sent. */
export function useCarCorrection(car: AdminCar, { form, onSent, onEvidence }: CarCorrectionOptions) {
  const { client } = useDashboard().host;
  const sent = carInputValues(car);
  const correct = async (correction: CarCorrection, options = {}): Promise<AdminCar> => {
    const changed = await client.cars.correct(correction, options);
    if ('evidence' in correction) onEvidence?.(changed);
    return changed;
  };
  const undo = useAdminCall({
    call: (former: CarCorrection) => correct(former),
    done: text.undone,
    failed: text.failed,
    saysWhy: true,
    lists: LISTS,
  });
  // The list may be loaded again before the response arrives.
  const former = useRef<CarCorrection>(null);
  return useAdminForm<CarInputValues, AdminCar>({
    name: { form, subject: car._id },
    initialValues: sent,
    validate: (values) => problemsOf(toCorrection(car, changedIn(sent, values), values)),
    call: async (values, options) => {
      const changed = changedIn(sent, values);
      former.current = changed.length > 0 ? toUndo(car, toCorrection(car, changed, sent)) : null;
      return changed.length > 0 ? correct(toCorrection(car, changed, values), options) : car;
    },
    done: text.done,
    failed: text.failed,
    lists: LISTS,
    afterwards() {
      const before = former.current;
      return before ? { label: text.undo, run: () => undo.mutate(before) } : undefined;
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
