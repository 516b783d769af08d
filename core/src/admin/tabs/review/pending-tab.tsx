import { Stack } from '@mantine/core';
import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { usePendingCars } from '../../kernel/cars/use-pending-cars.js';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { decisionTexts, reviewMessages } from '../../kernel/messages/review-messages.js';
import { DecidedSubmission } from './decided/decided-submission.js';
import { PendingViews } from './rejected/pending-views.js';
import { ReviewScreen, type ReviewScreenProps } from './review-screen.js';

/** The pending submissions, with a second view for the rejected ones. */
export function PendingTab({ submission }: Pick<TabProps, 'submission'>) {
  return (
    <PendingViews submission={submission}>
      {(views) => (
        <>
          <WaitingSubmissions submission={submission} views={views} />
          <DecidedSubmission submission={submission} />
        </>
      )}
    </PendingViews>
  );
}

function WaitingSubmissions({ submission, views }: Pick<ReviewScreenProps, 'submission' | 'views'>) {
  const { data: cars = [], all = [], isPending, isError, isFetching, refetch } = usePendingCars();
  if (!isPending && !isError && cars.length > 0)
    return <ReviewScreen cars={cars} all={all} submission={submission} views={views} />;
  const { failedToLoad } = reviewMessages;
  const { emptyTitle, emptyDetail } = decisionTexts;
  return (
    <Stack gap="md">
      {views}
      {isPending ? (
        <SkeletonRows rows={9} rowHeight={80} />
      ) : isError ? (
        <ErrorState title={failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <EmptyState icon={IconCircleCheck} title={emptyTitle} detail={emptyDetail} />
      )}
    </Stack>
  );
}
