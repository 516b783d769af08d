import { Button, Stack } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { activityMessages } from '../kernel/activity/activity-messages.js';
import { ActivityRecord } from '../kernel/activity/activity-record.js';
import { useActivity } from '../kernel/activity/use-activity.js';
import classes from './car-drawer.module.css';
import { drawerMessages } from './drawer-messages.js';

const text = drawerMessages;

export interface CarHistoryProps {
  readonly car: AdminCar;
  /** All approved cars. */
  readonly approved: readonly AdminCar[];
}

/** What was recorded about a car with all its runs and entries, newest first. */
export function CarHistory({ car, approved }: CarHistoryProps) {
  const runs = approved.filter(({ vehicleId }) => vehicleId === car.vehicleId).map(({ _id }) => _id);
  const activity = useActivity([...new Set([car._id, ...runs])]);
  const { data, isPending, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = activity;
  if (isPending) return <SkeletonRows rows={2} rowHeight={48} />;
  if (!data)
    return <ErrorState title={text.historyFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className={classes.note}>{text.noHistory}</p>;
  return (
    <>
      <Stack component="ol" gap={0}>
        {items.map((item) => (
          <ActivityRecord key={item._id} item={item} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {activityMessages.loadMore}
        </Button>
      )}
    </>
  );
}
