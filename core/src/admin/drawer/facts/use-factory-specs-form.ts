import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  carRecordLabels,
  FACTORY_FIELDS,
  type FactoryField,
  type FactorySpecsUpdate,
  factorySpecsUpdateSchema,
} from '@quartermile/core/domain';
import { useRef } from 'react';
import { changedCarLists as LISTS } from '../../kernel/cars/use-approved-cars.js';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { asSeen } from '../../kernel/forms/as-seen.js';
import { useAdminCall } from '../../kernel/forms/use-admin-call.js';
import { useAdminForm } from '../../kernel/forms/use-admin-form.js';
import { approvedMessages } from '../../kernel/messages/board-messages.js';
import { factorySpecsAdminMessages } from '../../kernel/messages/reference-messages.js';

const text = factorySpecsAdminMessages;

type Specs = Record<FactoryField, string>;
type FactoryValues = Specs & { carId: string | null };

const specsOf = (car: AdminCar | undefined): Specs =>
  Object.fromEntries(FACTORY_FIELDS.map((field) => [field, car?.[field] ?? ''])) as Specs;
const emptyForm: FactoryValues = { carId: null, ...specsOf(undefined) };

const valuesOf = (car: AdminCar): FactoryValues => ({ carId: car._id, ...specsOf(car) });

const problemsOf = schemaResolver(factorySpecsUpdateSchema, { sync: true });
const toUpdate = ({ carId, ...specs }: FactoryValues) => ({ ...specs, carId: carId ?? '' });

/**
 * State of the factory specifications form, with an undo after each change. Selecting a car fills in its stored figures.
 * @param own the only car of the form, and the name of its draft
 */
export function useFactorySpecsForm(cars: readonly AdminCar[], own?: { form: string; car: AdminCar }) {
  const { client } = useDashboard().host;
  const former = useRef<FactoryValues>(emptyForm);
  const undo = useAdminCall({
    call: (update: FactorySpecsUpdate) => client.cars.updateFactorySpecs(update),
    done: approvedMessages.undone,
    failed: text.addFailed,
    saysWhy: true,
    lists: LISTS,
  });
  const carOf = (id: string | null) => cars.find(({ _id }) => _id === id);
  const state = useAdminForm<FactoryValues, AdminCar, AdminCar>({
    name: own ? { form: own.form, subject: own.car._id } : { form: 'factory-specs' },
    initialValues: own ? valuesOf(own.car) : emptyForm,
    edits: { item: own?.car, valuesOf, labels: carRecordLabels },
    validate: (values) => ({
      ...problemsOf(toUpdate(values)),
      ...(!values.carId && { carId: text.carRequired }),
    }),
    call: (values, options, seen = carOf(values.carId)) => {
      former.current = { carId: values.carId, ...specsOf(seen) };
      return client.cars.updateFactorySpecs(asSeen(toUpdate(values), seen, FACTORY_FIELDS), options);
    },
    done: text.added,
    failed: text.addFailed,
    lists: LISTS,
    afterwards(_, changed) {
      const before = asSeen(toUpdate(former.current), changed, FACTORY_FIELDS);
      return { label: approvedMessages.undo, run: () => undo.mutate(before) };
    },
  });
  const { form } = state;
  /** Selects a car. Manual input is preserved; values filled in from the previous car are replaced. */
  const choose = (carId: string | null): void => {
    const before = specsOf(carOf(form.values.carId));
    const stored = specsOf(carOf(carId));
    state.see(carOf(carId));
    const edited = FACTORY_FIELDS.filter((field) => form.values[field] !== before[field]);
    const input = Object.fromEntries(edited.map((field) => [field, form.values[field]]));
    form.setValues({ ...stored, ...input, carId });
  };
  return { ...state, choose };
}
