import { Button, VisuallyHidden } from '@mantine/core';
import { apiRoutes, messages } from '@quartermile/core/domain';
import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './event-actions.module.css';

const texts = messages.events;

interface EventActionsProps {
  /** Whether there is something to put into a calendar. */
  readonly hasEvents: boolean;
  refresh(): void;
  /** Whether the events load. */
  readonly isBusy: boolean;
  /** Whether the last events could not be loaded. */
  readonly hasFailed: boolean;
}

/** What can be done with the events as a whole: take them along, see whether there are new ones. */
export function EventActions({ hasEvents, refresh, isBusy, hasFailed }: EventActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const run = () => {
    if (isBusy) return;
    setIsAsked(true);
    refresh();
  };
  return (
    <div className={classes.root}>
      {hasEvents && (
        <Button
          component="a"
          href={apiRoutes.events.calendar}
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
        >
          {texts.addToCalendar}
        </Button>
      )}
      <Button
        variant="default"
        className={classes.refresh}
        leftSection={<IconRefresh size={18} aria-hidden="true" className={classes.refreshSign} />}
        data-busy={isBusy || undefined}
        aria-busy={isBusy}
        onClick={run}
      >
        {texts.refresh}
      </Button>
      <VisuallyHidden role="status">{isAsked && !isBusy && !hasFailed && texts.refreshed}</VisuallyHidden>
    </div>
  );
}
