import { EmptyState, ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import { usePendingCars } from '../../kernel/cars/use-pending-cars.js';
import type { TabProps } from '../../kernel/context/tab-props.js';
import { decisionTexts, reviewMessages } from '../../kernel/messages/review-messages.js';
import { DecidedSubmission } from './decided/decided-submission.js';
import { PendingViews } from './rejected/pending-views.js';
import { ReviewScreen } from './review-screen.js';

/** The pending submissions, with a second view for the rejected ones. */
export function PendingTab({ submission }: Pick<TabProps, 'submission'>) {
  return (
    <PendingViews submission={submission}>
      <WaitingSubmissions submission={submission} />
      <DecidedSubmission submission={submission} />
    </PendingViews>
  );
}

function WaitingSubmissions({ submission }: Pick<TabProps, 'submission'>) {
  const { data: cars = [], all = [], isPending, isError, isFetching, refetch } = usePendingCars();
  if (isPending) return <SkeletonRows rows={4} rowHeight={180} />;
  if (isError) {
    return (
      <ErrorState title={reviewMessages.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (cars.length > 0) return <ReviewScreen cars={cars} all={all} submission={submission} />;
  return (
    <EmptyState icon={IconCircleCheck} title={decisionTexts.emptyTitle} detail={decisionTexts.emptyDetail} />
  );
}
