import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { listMessages } from './list-messages.js';
import { LIST_PAGE_SIZES, type ListView } from './use-list-view.js';

const text = listMessages;
const edgeLabels = {
  first: text.firstPage,
  previous: text.previousPage,
  next: text.nextPage,
  last: text.lastPage,
} as const;

/** Pagination, shown for lists with more than one page. */
export function ListPager<Item>({ view }: { readonly view: ListView<Item> }) {
  const { matching, rows, page, pageCount, pageSize } = view;
  if (matching.length <= LIST_PAGE_SIZES[0]) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <Group component="nav" justify="space-between" gap="sm" aria-label={text.pages}>
      <Text span c="dimmed">
        {text.range(first, first + rows.length - 1, matching.length)}
      </Text>
      <Pagination
        total={pageCount}
        value={page}
        onChange={view.setPage}
        siblings={1}
        size="md"
        getItemProps={(item) => ({ 'aria-label': text.page(item) })}
        getControlProps={(control) => ({ 'aria-label': edgeLabels[control] })}
      />
      <NativeSelect
        aria-label={text.pageSize}
        data={LIST_PAGE_SIZES.map((size) => ({ value: String(size), label: text.rows(size) }))}
        value={String(pageSize)}
        onChange={({ currentTarget }) => view.setPageSize(Number(currentTarget.value))}
      />
    </Group>
  );
}
