import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { adminTabLabel, SEARCH_DEBOUNCE_MS } from '@quartermile/core/domain';
import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { activityMessages } from '../../../kernel/activity/activity-messages.js';
import { ActivityRecord } from '../../../kernel/activity/activity-record.js';
import { useActivity } from '../../../kernel/activity/use-activity.js';
import { AutoGrid } from '../../../kernel/layout/auto-grid.js';
import list from '../../../kernel/lists/item.module.css';
import { type ActivityFilter, filterActivity } from './filter-activity.js';

const text = activityMessages;
const noFilter: ActivityFilter = { action: null, subject: null, search: '' };

/** The activity log with its changes. Older records are loaded page by page. */
export function ActivityTab() {
  const [filter, setFilter] = useState(noFilter);
  const [search] = useDebouncedValue(filter.search, SEARCH_DEBOUNCE_MS);
  const activity = useActivity();
  const { data, isPending, isError, isFetching, refetch } = activity;
  if (isPending) return <SkeletonRows rows={8} rowHeight={64} />;
  if (!data) {
    return <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState title={text.emptyTitle} detail={text.emptyDetail} />;
  const shown = filterActivity(items, { ...filter, search });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {adminTabLabel('activity')}
        </Title>
        <ActivityFilters filter={filter} onChange={setFilter} />
      </Group>
      <ol className={list.rows}>
        {shown.map((item) => (
          <ActivityRecord key={item._id} item={item} />
        ))}
      </ol>
      {shown.length === 0 && (
        <EmptyState title={text.noMatchTitle} detail={text.noMatchDetail(items.length)} />
      )}
      <More activity={activity} failed={isError} count={shown.length} />
    </Stack>
  );
}

interface MoreProps {
  readonly activity: ReturnType<typeof useActivity>;
  readonly failed: boolean;
  readonly count: number;
}

/** Loads older records, and shows a message at the end of the log. */
function More({ activity, failed, count }: MoreProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = activity;
  return (
    <Stack align="center" gap="sm">
      <Text role="status" c="dimmed">
        {text.shown(count)}
        {!hasNextPage && `. ${text.end}`}
      </Text>
      {failed && (
        <Text role="alert" c="red">
          {text.loadMoreFailed}
        </Text>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.loadMore}
        </Button>
      )}
    </Stack>
  );
}

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  onChange(filter: ActivityFilter): void;
}

function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  return (
    <AutoGrid min="12rem" flex="0 1 40rem">
      <TextInput
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <Select
        aria-label={text.action}
        placeholder={text.allActions}
        data={toOptions(text.actions)}
        clearable
        value={filter.action}
        onChange={(action) => onChange({ ...filter, action })}
      />
      <Select
        aria-label={text.subject}
        placeholder={text.allSubjects}
        data={toOptions(text.subjects)}
        clearable
        value={filter.subject}
        onChange={(subject) => onChange({ ...filter, subject })}
      />
    </AutoGrid>
  );
}

function toOptions(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
