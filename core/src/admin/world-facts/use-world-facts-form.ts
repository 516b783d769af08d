import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  adminMessages,
  DEFAULT_WORLD_FACTS_SOURCE,
  hasWorldFactsRecord,
  worldFactsUpdateSchema,
} from '@quartermile/core/domain';
import { approvedCarLists } from '../cars/use-approved-cars.js';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { useAdminForm } from '../forms/use-admin-form.js';
import { notifyFailure, notifySuccess } from '../notifications/notify.js';

const text = adminMessages.worldFacts;

const emptyForm = {
  carId: null as string | null,
  worldFacts: '',
  source: DEFAULT_WORLD_FACTS_SOURCE as string,
};
type WorldFactsValues = typeof emptyForm;

const problemsOf = schemaResolver(worldFactsUpdateSchema, { sync: true });
const toUpdate = ({ carId, ...typed }: WorldFactsValues) => ({ ...typed, carId: carId ?? '' });

/** State of the World Facts form. Selecting a car with a sourced time fills in the stored values. */
export function useWorldFactsForm(cars: readonly AdminCar[]) {
  const { client } = useDashboard().host;
  const state = useAdminForm<WorldFactsValues, AdminCar>({
    name: { form: 'world-facts' },
    initialValues: emptyForm,
    validate: (values) => ({
      ...problemsOf(toUpdate(values)),
      ...(!values.carId && { carId: adminMessages.factorySpecs.carRequired }),
    }),
    call: (values, options) => client.cars.updateWorldFacts(toUpdate(values), options),
    done: text.added,
    failed: text.addFailed,
    lists: approvedCarLists,
    onSent: ({ name, time, worldFacts }) => {
      if (time && worldFacts) notifySuccess(text.shownBeside(name, time, worldFacts));
    },
    onRefused: ({ carId, worldFacts }) => {
      if (!carId || worldFacts.trim() === '') notifyFailure(text.incomplete);
    },
  });
  const { form } = state;
  const storedOf = (id: string | null) => {
    const car = cars.find(({ _id }) => _id === id);
    const record = car && hasWorldFactsRecord(car) ? car : null;
    return {
      worldFacts: record?.worldFacts ?? '',
      source: record?.worldFactsSource ?? DEFAULT_WORLD_FACTS_SOURCE,
    };
  };
  /** Selects a car. Manual input is preserved; values filled in from the previous car are replaced. */
  const choose = (carId: string | null): void => {
    const before = storedOf(form.values.carId);
    const stored = storedOf(carId);
    const keep = (field: 'worldFacts' | 'source'): string =>
      form.values[field] === before[field] ? stored[field] : form.values[field];
    form.setValues({ carId, worldFacts: keep('worldFacts'), source: keep('source') });
  };
  return { ...state, choose };
}
