import { Button, Group, Select } from '@mantine/core';
import { CATEGORIES } from '@quartermile/core/domain';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { orderLabel, QUEUE_FILTERS, QUEUE_ORDERS } from './queue-order.js';
import type { QueueView } from './use-queue-view.js';

const text = reviewMessages;
const orders = QUEUE_ORDERS.map((value) => ({ value, label: orderLabel(value) }));
const boards = [
  { value: 'all' as const, label: text.allBoards },
  ...CATEGORIES.map((value) => ({ value, label: value })),
];

/** The filters and the sort order of the queue. */
export function QueueFilters({ view }: { readonly view: QueueView }) {
  const filters = QUEUE_FILTERS.map((value) => ({
    value,
    label: text.counted(text.filters[value], view.counts[value]),
  }));
  return (
    <Group gap="xs" role="group" aria-label={text.filter}>
      <Choice label={text.filter} choices={filters} value={view.filter} onChange={view.setFilter} />
      <Choice label={text.board} choices={boards} value={view.board} onChange={view.setBoard} />
      <Choice label={listMessages.sort} choices={orders} value={view.order} onChange={view.setOrder} />
      {view.isFiltered && (
        <Button variant="subtle" color="gray" size="sm" onClick={view.showAll}>
          {text.clearFilters}
        </Button>
      )}
    </Group>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: NoInfer<Value>;
  onChange(value: NoInfer<Value>): void;
}

/** A menu. A choice takes the focus off it, so that the keys of the queue work at once. */
function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string | null): void => {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onChange(choice.value);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <Select
      flex="1 1 9rem"
      maw="12rem"
      size="sm"
      aria-label={label}
      data={[...choices]}
      value={value}
      allowDeselect={false}
      onChange={choose}
      data-active={value !== choices[0]?.value || undefined}
    />
  );
}
