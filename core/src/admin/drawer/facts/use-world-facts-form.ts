import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  carRecordLabels,
  DEFAULT_WORLD_FACTS_SOURCE,
  hasWorldFactsRecord,
  isBlank,
  type WorldFactsUpdate,
  worldFactsUpdateSchema,
} from '@quartermile/core/domain';
import { useRef } from 'react';
import { changedCarLists as LISTS } from '../../kernel/cars/use-approved-cars.js';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { asSeen } from '../../kernel/forms/as-seen.js';
import { useAdminCall } from '../../kernel/forms/use-admin-call.js';
import { useAdminForm } from '../../kernel/forms/use-admin-form.js';
import { approvedMessages } from '../../kernel/messages/board-messages.js';
import {
  factorySpecsAdminMessages,
  worldFactsAdminMessages,
} from '../../kernel/messages/reference-messages.js';
import { notifyFailure, notifySuccess } from '../../kernel/notifications/notify.js';

const text = worldFactsAdminMessages;

const emptyForm = {
  carId: null as string | null,
  worldFacts: '',
  source: DEFAULT_WORLD_FACTS_SOURCE as string,
};
type WorldFactsValues = typeof emptyForm;

const problemsOf = schemaResolver(worldFactsUpdateSchema, { sync: true });
const toUpdate = ({ carId, ...typed }: WorldFactsValues) => ({ ...typed, carId: carId ?? '' });

/** The values before the change. Those that were absent are cleared by its undo. */
const toUndo = (car: AdminCar): WorldFactsUpdate => ({
  carId: car._id,
  worldFacts: car.worldFacts,
  source: car.worldFactsSource,
  isUndo: true,
});

/** The time of a car with its source, if it has both. */
function storedOf(car: AdminCar | undefined) {
  const record = car && hasWorldFactsRecord(car) ? car : null;
  return {
    worldFacts: record?.worldFacts ?? '',
    source: record?.worldFactsSource ?? DEFAULT_WORLD_FACTS_SOURCE,
  };
}

const valuesOf = (car: AdminCar): WorldFactsValues => ({ carId: car._id, ...storedOf(car) });
const labels = { worldFacts: carRecordLabels.worldFacts, source: carRecordLabels.worldFactsSource };
/** The fields of a car that the form sets. */
const FIELDS = ['worldFacts', 'worldFactsSource'];

/**
 * State of the World Facts form, with an undo after each change. Selecting a car with a sourced time fills in the stored
 * values.
 * @param own the only car of the form, and the name of its draft
 */
export function useWorldFactsForm(cars: readonly AdminCar[], own?: { form: string; car: AdminCar }) {
  const { client } = useDashboard().host;
  const former = useRef<WorldFactsUpdate>(null);
  const undo = useAdminCall({
    call: (before: WorldFactsUpdate) => client.cars.updateWorldFacts(before),
    done: approvedMessages.undone,
    failed: text.addFailed,
    saysWhy: true,
    lists: LISTS,
  });
  const carOf = (id: string | null) => cars.find(({ _id }) => _id === id);
  const state = useAdminForm<WorldFactsValues, AdminCar, AdminCar>({
    name: own ? { form: own.form, subject: own.car._id } : { form: 'world-facts' },
    initialValues: own ? valuesOf(own.car) : emptyForm,
    edits: { item: own?.car, valuesOf, labels },
    validate: (values) => ({
      ...problemsOf(toUpdate(values)),
      ...(!values.carId && { carId: factorySpecsAdminMessages.carRequired }),
    }),
    call: (values, options, seen = carOf(values.carId)) => {
      former.current = seen ? toUndo(seen) : null;
      return client.cars.updateWorldFacts(asSeen(toUpdate(values), seen, FIELDS), options);
    },
    done: text.added,
    failed: text.addFailed,
    lists: LISTS,
    afterwards(_, changed) {
      const before = former.current && asSeen(former.current, changed, FIELDS);
      return before ? { label: approvedMessages.undo, run: () => undo.mutate(before) } : undefined;
    },
    onSent: ({ name, time, worldFacts }) => {
      if (time && worldFacts) notifySuccess(text.shownBeside(name, time, worldFacts));
    },
    onRefused: ({ carId, worldFacts }) => {
      if (!carId || isBlank(worldFacts)) notifyFailure(text.incomplete);
    },
  });
  const { form } = state;
  /** Selects a car. Manual input is preserved; values filled in from the previous car are replaced. */
  const choose = (carId: string | null): void => {
    const before = storedOf(carOf(form.values.carId));
    const stored = storedOf(carOf(carId));
    state.see(carOf(carId));
    const keep = (field: 'worldFacts' | 'source'): string =>
      form.values[field] === before[field] ? stored[field] : form.values[field];
    form.setValues({ carId, worldFacts: keep('worldFacts'), source: keep('source') });
  };
  return { ...state, choose };
}
