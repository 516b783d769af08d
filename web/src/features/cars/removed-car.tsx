import { Button } from '@mantine/core';
import { carPageMessages, pageRoutes } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { carMessages } from './car-messages.js';

const text = carMessages;

/** What the page of a car says that is no longer public. */
export function RemovedCar() {
  return (
    <EmptyState
      order={1}
      title={carPageMessages.removedTitle}
      detail={text.removedDetail}
      action={
        <Button component={Link} to={pageRoutes.leaderboard}>
          {text.toBoard}
        </Button>
      }
    />
  );
}
