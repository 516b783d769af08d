import { Alert, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { adminTabLabel, type HealthReport, summariseHealth } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconRefresh } from '@tabler/icons-react';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import list from '../../../kernel/lists/item.module.css';
import { HealthItemCard, stateColors } from './health-item-card.js';
import { healthAdminMessages } from './health-messages.js';
import { useHealth } from './use-health.js';

const text = healthAdminMessages;

/** What is wrong with the server in plain words, and what to do. */
export function HealthTab() {
  const { data, isPending, isError, isFetching, refetch } = useHealth();
  const reload = () => void refetch();
  if (isPending) return <SkeletonRows rows={8} rowHeight={88} />;
  if (!data) return <ErrorState title={text.failedToLoad} onRetry={reload} retrying={isFetching} />;
  return (
    <Stack gap="md">
      <Head report={data} isFetching={isFetching} onReload={reload} />
      {isError && (
        <Alert color="amber" variant="light" role="alert">
          {text.stale} {formatMoment(data.checkedAt)}.
        </Alert>
      )}
      <ul className={list.rows} aria-label={text.list}>
        {data.items.map((item) => (
          <HealthItemCard key={item.id} item={item} />
        ))}
      </ul>
    </Stack>
  );
}

interface HeadProps {
  readonly report: HealthReport;
  readonly isFetching: boolean;
  onReload(): void;
}

function Head({ report, isFetching, onReload }: HeadProps) {
  const { state, needing } = summariseHealth(report.items);
  return (
    <Group justify="space-between" align="end">
      <VisuallyHidden component="h2">{adminTabLabel('health')}</VisuallyHidden>
      <Text role="status" fz="1.375rem" fw={700} c={stateColors[state]}>
        {needing.length === 0 ? text.allWell : text.needsYou(needing)}
      </Text>
      <Group>
        <Text size="sm" c="dimmed">
          {text.checked} <time dateTime={report.checkedAt}>{formatMoment(report.checkedAt)}</time>
        </Text>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={isFetching}
          onClick={onReload}
        >
          {text.refresh}
        </Button>
      </Group>
    </Group>
  );
}
