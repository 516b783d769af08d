import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  type CarUpdate,
  carRecordLabels,
  carUpdateSchema,
  type Drivetrain,
  missingInUpdate,
} from '@quartermile/core/domain';
import { useRef } from 'react';
import { useDashboard } from '../../context/dashboard-context.js';
import { asSeen } from '../../forms/as-seen.js';
import { useAdminCall } from '../../forms/use-admin-call.js';
import { useAdminForm } from '../../forms/use-admin-form.js';
import { approvedMessages } from '../../messages/board-messages.js';
import type { CarInputField, CarInputValues } from '../car-input-values.js';
import { carInputValues } from '../car-inputs.js';
import { sentEvidence } from '../evidence/evidence-values.js';
import { changedCarLists as LISTS } from '../use-approved-cars.js';
import { isRequiredInUpdate } from './update-rules.js';

const text = approvedMessages;
const problemsOf = schemaResolver(carUpdateSchema, { sync: true });

/**
 * State of the form of an approved car, with an undo after each change.
 * @param form name of the draft, whose subject is the car
 */
export function useCarUpdate(car: AdminCar, form: string, onSent?: () => void) {
  const { client } = useDashboard().host;
  const undo = useAdminCall({
    call: (former: CarUpdate) => client.cars.update(former),
    done: text.undone,
    failed: text.updateFailed,
    saysWhy: true,
    lists: LISTS,
  });
  // The list may be loaded again before the response arrives.
  const former = useRef<CarUpdate>(null);
  return useAdminForm<CarInputValues, AdminCar, AdminCar>({
    name: { form, subject: car._id },
    initialValues: carInputValues(car),
    edits: { item: car, valuesOf: carInputValues, labels: carRecordLabels },
    validate: (values) => ({
      ...Object.fromEntries(missingInUpdate(car, values).map(({ path, message }) => [path, message])),
      ...problemsOf(toUpdate(car, values)),
    }),
    call: (values, options, seen = car) => {
      const before = toUpdate(seen, carInputValues(seen));
      former.current = { ...before, ...(seen.name && { name: seen.name }), isUndo: true };
      return client.cars.update(asSeen(toUpdate(seen, values), seen), options);
    },
    done: text.updated,
    failed: text.updateFailed,
    lists: LISTS,
    afterwards(_, changed) {
      const before = former.current;
      return before ? { label: text.undo, run: () => undo.mutate(asSeen(before, changed)) } : undefined;
    },
    ...(onSent && { onSent }),
  });
}

/** Whether the form of an approved car requires a field. */
export const isRequiredIn =
  (car: AdminCar) =>
  (field: CarInputField): boolean =>
    field === 'name' ? car.name !== '' : isRequiredInUpdate(car, field);

/** Builds the payload. An unchanged name is omitted, because a car without a name is displayed with its owner's. */
function toUpdate(car: AdminCar, { name, drivetrain, ...typed }: CarInputValues): CarUpdate {
  const isRenamed = name.trim() !== car.name;
  const evidence = sentEvidence(typed);
  return {
    carId: car._id,
    ...typed,
    ...evidence,
    drivetrain: drivetrain as Drivetrain,
    ...(isRenamed && { name }),
  };
}
