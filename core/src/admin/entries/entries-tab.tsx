import { adminMessages } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { AddCarForm } from './add-car-form.js';
import { EntriesList } from './entries-list.js';
import classes from './entries-tab.module.css';
import { useEntries } from './use-entries.js';

/** The leaderboard: what stands on it, and a form that puts a car on it directly. */
export function EntriesTab() {
  const { data: entries = [], isPending, isError, isFetching, refetch } = useEntries();
  return (
    <div className={classes.root}>
      <AddCarForm />
      <section className={classes.list}>
        {isPending && <SkeletonRows rows={6} rowHeight={52} />}
        {isError && (
          <ErrorState
            title={adminMessages.entries.failedToLoad}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!isPending && !isError && <EntriesList entries={entries} />}
      </section>
    </div>
  );
}
