import { Card, Title } from '@mantine/core';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { listKeys } from '../../kernel/context/query-client.js';
import { AutoGrid } from '../../kernel/layout/auto-grid.js';
import { DayBars } from './day-bars.js';
import { dashboardHomeMessages } from './home-messages.js';

const text = dashboardHomeMessages;
const series = [
  { key: 'submissions', label: text.submissions },
  { key: 'votes', label: text.votes },
  { key: 'views', label: text.viewsOfDay },
] as const;

/** Charts of submissions, votes and views for the last 30 days, each with its own scale. */
export function HistoryCard() {
  const { client } = useDashboard().host;
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: listKeys.statistics,
    queryFn: ({ signal }) => client.admin.statistics({}, { signal }),
  });
  return (
    <Card component="section">
      <Title order={2} size="h4" mb="md">
        {text.history}
      </Title>
      {isPending && <SkeletonRows rows={1} rowHeight={120} />}
      {!isPending && !data && (
        <ErrorState title={text.historyFailed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && (
        <AutoGrid min="14rem">
          {series.map(({ key, label }) => (
            <DayBars
              key={key}
              label={label}
              days={data.days.map((day) => ({ date: day.date, count: day[key] }))}
            />
          ))}
        </AutoGrid>
      )}
    </Card>
  );
}
