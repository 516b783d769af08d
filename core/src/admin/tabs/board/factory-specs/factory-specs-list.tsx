import { type AdminCar, FACTORY_FIELDS, messages } from '@quartermile/core/domain';
import { useMemo } from 'react';
import { carKey, carOrders } from '../../../kernel/cars/car-list.js';
import { FactRow } from '../../../kernel/cars/fact-row.js';
import { ListScreen } from '../../../kernel/lists/list-screen.js';
import { Rows } from '../../../kernel/lists/rows.js';
import { useListView } from '../../../kernel/lists/use-list-view.js';
import { factorySpecsAdminMessages } from '../../../kernel/messages/reference-messages.js';

const text = factorySpecsAdminMessages;
const labels = messages.leaderboard.factoryFields;
const textOf = (car: AdminCar): string =>
  [car.name, car.owner, ...FACTORY_FIELDS.map((field) => car[field] ?? '')].join('\n');

export interface FactorySpecsListProps {
  readonly cars: readonly AdminCar[];
  onEdit(car: AdminCar): void;
}

/** The cars that have a factory power or a factory quarter mile (specification section 2). */
export function FactorySpecsList({ cars, onEdit }: FactorySpecsListProps) {
  const items = useMemo(
    () => cars.filter(({ factoryPower, factoryQuarterMile }) => factoryPower || factoryQuarterMile),
    [cars],
  );
  const view = useListView({ name: 'factory-specs', items, keyOf: carKey, textOf, sorts: carOrders });
  return (
    <ListScreen
      title={text.list}
      view={view}
      searchLabel={text.search}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
    >
      <Rows display="list">
        {view.rows.map((car) => (
          <FactRow
            key={car._id}
            car={car}
            facts={FACTORY_FIELDS.map((field) => ({ label: labels[field], value: car[field] }))}
            editLabel={text.edit(car.name)}
            onEdit={() => onEdit(car)}
          />
        ))}
      </Rows>
    </ListScreen>
  );
}
