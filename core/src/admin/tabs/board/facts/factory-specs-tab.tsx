import { Text } from '@mantine/core';
import { type AdminCar, FACTORY_FIELDS, messages } from '@quartermile/core/domain';
import { FactoryFields } from '../../../drawer/facts/factory-fields.js';
import { useFactorySpecsForm } from '../../../drawer/facts/use-factory-specs-form.js';
import { type CarListProps, carOrders } from '../../../kernel/cars/car-list.js';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { factorySpecsAdminMessages } from '../../../kernel/messages/reference-messages.js';
import { CarFactsTab } from './car-facts-tab.js';

const text = factorySpecsAdminMessages;
const labels = messages.leaderboard.factoryFields;
const spec: CarListProps['spec'] = {
  name: 'factory-specs',
  textOf: (car) => [car.name, car.owner, ...FACTORY_FIELDS.map((field) => car[field] ?? '')].join('\n'),
  sorts: carOrders,
};

/** Whether a car has a factory power or a factory quarter mile (specification section 2). */
const hasFigures = ({ factoryPower, factoryQuarterMile }: AdminCar): boolean =>
  Boolean(factoryPower || factoryQuarterMile);

/** Factory Specifications: a form for a car's figures, and the cars that have some. */
export function FactorySpecsTab() {
  const query = useApprovedCars();
  const state = useFactorySpecsForm(query.data ?? []);
  return (
    <CarFactsTab
      query={query}
      state={state}
      spec={spec}
      text={text}
      firstField='[data-path="factoryYear"]'
      hasFacts={hasFigures}
      factsOf={(car) => ({
        facts: FACTORY_FIELDS.map((field) => ({ label: labels[field], value: car[field] })),
      })}
    >
      <Text size="sm" c="dimmed">
        {text.intro}
      </Text>
      <FactoryFields form={state.form} />
    </CarFactsTab>
  );
}
