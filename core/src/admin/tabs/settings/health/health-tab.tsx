import { Alert, Button, Stack, Title } from '@mantine/core';
import { adminTabLabel, type HealthItem, type HealthReport, summariseHealth } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconRefresh } from '@tabler/icons-react';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import list from '../../../kernel/lists/item.module.css';
import { HealthItemCard } from './health-item-card.js';
import { healthAdminMessages } from './health-messages.js';
import { HealthSign } from './health-sign.js';
import classes from './health-tab.module.css';
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
    <div className={classes.head}>
      <div>
        <Title order={2} size="h4">
          {adminTabLabel('health')}
        </Title>
        <p className={classes.summary} data-state={state} role="status">
          <HealthSign state={state} />
          {needing.length === 0 ? text.allWell : text.needsYou(needing.map(nameOf))}
        </p>
      </div>
      <div className={classes.tools}>
        <span className={classes.checked}>
          {text.checked} <time dateTime={report.checkedAt}>{formatMoment(report.checkedAt)}</time>
        </span>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          loading={isFetching}
          onClick={onReload}
        >
          {text.refresh}
        </Button>
      </div>
    </div>
  );
}

/** A part that needs the owner, by what is missing where it is not set up. */
function nameOf({ id, label, state }: HealthItem): string {
  const missing: Partial<Record<HealthItem['id'], string>> = text.missing;
  return (state === 'off' && missing[id]) || label.toLowerCase();
}
