import { Alert, Stack } from '@mantine/core';
import { hasWorldFactsRecord } from '@quartermile/core/domain';
import { ElapsedTime } from '@quartermile/core/ui';
import { IconInfoCircle } from '@tabler/icons-react';
import { useWorldFactsForm } from '../../../drawer/facts/use-world-facts-form.js';
import { WorldFactsFields } from '../../../drawer/facts/world-facts-fields.js';
import type { CarListProps } from '../../../kernel/cars/car-list.js';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { worldFactsAdminMessages } from '../../../kernel/messages/reference-messages.js';
import { CarFactsTab } from './car-facts-tab.js';

const text = worldFactsAdminMessages;
const spec: CarListProps['spec'] = {
  name: 'world-facts',
  textOf: ({ name, owner, worldFactsSource }) => `${name}\n${owner}\n${worldFactsSource ?? ''}`,
  sorts: [
    { id: 'time', label: text.byTime, compare: (a, b) => Number(a.worldFacts) - Number(b.worldFacts) },
    { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name) },
    { id: 'review', label: text.byLatest },
  ],
};

/** World Facts Management: a note about the times, a form to set a car's time, and the cars that have one. */
export function WorldFactsTab() {
  const query = useApprovedCars();
  const cars = query.data ?? [];
  const state = useWorldFactsForm(cars);
  const { carId } = state.form.values;
  return (
    <Stack gap="md">
      <Alert role="note" color="blue" variant="light" icon={<IconInfoCircle aria-hidden="true" />}>
        {text.disclaimer}
      </Alert>
      <CarFactsTab
        query={query}
        state={state}
        spec={spec}
        text={text}
        firstField='[type="number"]'
        hasFacts={hasWorldFactsRecord}
        factsOf={(car) => ({
          figure: <ElapsedTime seconds={car.worldFacts} size="lg" />,
          facts: [{ label: text.source, value: car.worldFactsSource }],
        })}
      >
        <WorldFactsFields form={state.form} ownTime={cars.find(({ _id }) => _id === carId)?.time} />
      </CarFactsTab>
    </Stack>
  );
}
