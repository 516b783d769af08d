import { type AdminCar, hasWorldFactsRecord } from '@quartermile/core/domain';
import { ElapsedTime } from '@quartermile/core/ui';
import { useMemo } from 'react';
import { carKey } from '../../../kernel/cars/car-list.js';
import { FactRow } from '../../../kernel/cars/fact-row.js';
import { ListScreen } from '../../../kernel/lists/list-screen.js';
import { Rows } from '../../../kernel/lists/rows.js';
import type { SortOrder } from '../../../kernel/lists/search-items.js';
import { useListView } from '../../../kernel/lists/use-list-view.js';
import { worldFactsAdminMessages } from '../../../kernel/messages/reference-messages.js';

const text = worldFactsAdminMessages;
const textOf = ({ name, owner, worldFactsSource }: AdminCar): string =>
  `${name}\n${owner}\n${worldFactsSource ?? ''}`;
const sorts: readonly [SortOrder<AdminCar>, ...SortOrder<AdminCar>[]] = [
  { id: 'time', label: text.byTime, compare: (a, b) => Number(a.worldFacts) - Number(b.worldFacts) },
  { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'review', label: text.byLatest },
];

export interface WorldFactsListProps {
  readonly cars: readonly AdminCar[];
  onEdit(car: AdminCar): void;
}

/** The cars with a researched World Facts time. */
export function WorldFactsList({ cars, onEdit }: WorldFactsListProps) {
  const items = useMemo(() => cars.filter(hasWorldFactsRecord), [cars]);
  const view = useListView({ name: 'world-facts', items, keyOf: carKey, textOf, sorts });
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
            figure={<ElapsedTime seconds={car.worldFacts} size="lg" />}
            facts={[{ label: text.source, value: car.worldFactsSource }]}
            editLabel={text.edit(car.name)}
            onEdit={() => onEdit(car)}
          />
        ))}
      </Rows>
    </ListScreen>
  );
}
