import { Group, Select, Stack, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type AdminEntry, adminMessages, CATEGORIES, SEARCH_DEBOUNCE_MS } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog.js';
import { EntriesTable } from './entries-table.js';
import { filterEntries } from './filter-entries.js';
import { useDeleteEntry } from './use-delete-entry.js';

const text = adminMessages.entries;

/** The entries with a filter, and the question before one is deleted. */
export function EntriesList({ entries }: { readonly entries: readonly AdminEntry[] }) {
  const [category, setCategory] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [settledSearch] = useDebouncedValue(search, SEARCH_DEBOUNCE_MS);
  const [doomed, setDoomed] = useState<AdminEntry | null>(null);
  const close = (): void => setDoomed(null);
  const { mutate: deleteEntry, isPending } = useDeleteEntry();
  const shown = filterEntries(entries, { category, search: settledSearch });

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {adminMessages.tabs.leaderboard} ({shown.length})
        </Title>
        <Group gap="sm">
          <TextInput
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Select
            aria-label={text.filter}
            data={[...CATEGORIES]}
            placeholder={text.all}
            clearable
            value={category}
            onChange={setCategory}
          />
        </Group>
      </Group>
      {entries.length === 0 && <EmptyState title={text.emptyTitle} detail={text.emptyDetail} />}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState title={text.noMatchTitle} detail={text.noMatchDetail} />
      )}
      {shown.length > 0 && <EntriesTable entries={shown} onDelete={setDoomed} />}
      {doomed && (
        <ConfirmDialog
          title={text.deleteTitle}
          question={text.deleteQuestion(doomed.car.name, doomed.category)}
          confirmLabel={text.deleteConfirm}
          busy={isPending}
          onConfirm={() => deleteEntry(doomed._id, { onSettled: close })}
          onClose={close}
        />
      )}
    </Stack>
  );
}
