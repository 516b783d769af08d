import { Text } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { ErrorState } from '@quartermile/core/ui';
import { BoardList } from '../../../drawer/board-list.js';
import { NotifyDriver } from '../../../drawer/driver/notify-driver.js';
import { useBoards } from '../../../kernel/cars/use-boards.js';
import type { TabProps } from '../../../kernel/context/tab-props.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { rejectedMessages } from '../../../kernel/messages/rejected-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { CarDetails } from '../card/car-details.js';
import classes from './decided-submission.module.css';
import { type DecidedState, useDecidedSubmission } from './use-decided-submission.js';

const text = reviewMessages;

/** Shows the decision about a linked submission that is no longer pending. */
export function DecidedSubmission({ submission }: Pick<TabProps, 'submission'>) {
  const { state, close } = useDecidedSubmission(submission);
  if (state === null) return null;
  return (
    <AdminDialog
      title={text.decidedTitle}
      onClose={close}
      {...(state.kind === 'decided' && { size: '70rem' })}
    >
      <Decided state={state} />
    </AdminDialog>
  );
}

function Decided({ state }: { readonly state: DecidedState }) {
  switch (state.kind) {
    case 'decided':
      return (
        <>
          <Decision car={state.car} />
          <CarDetails car={state.car} />
        </>
      );
    case 'failed':
      return <ErrorState title={text.decidedFailed} onRetry={state.retry} />;
    case 'gone':
      return <Text>{text.decidedGone}</Text>;
    case 'queued':
      return <Text>{text.decidedQueued}</Text>;
  }
}

function Decision({ car }: { readonly car: AdminCar }) {
  const boards = useBoards();
  const isApproved = car.status === 'approved';
  return (
    <div className={classes.root} data-status={car.status}>
      <p>
        <strong>{isApproved ? text.decidedApproved : text.decidedRejected}</strong>{' '}
        {car.reviewedAt && (
          <time dateTime={car.reviewedAt}>{text.decidedAt(formatMoment(car.reviewedAt))}</time>
        )}
      </p>
      {isApproved ? (
        <BoardList boards={boards.of(car)} />
      ) : (
        <p>
          {rejectedMessages.reason}: {car.rejectionReason ?? rejectedMessages.noReason}
        </p>
      )}
      <NotifyDriver car={car} />
    </div>
  );
}
