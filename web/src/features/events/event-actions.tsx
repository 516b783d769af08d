import { Button, VisuallyHidden } from '@mantine/core';
import { apiRoutes, messages } from '@quartermile/core/domain';
import { IconCalendarPlus, IconCalendarRepeat, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './event-actions.module.css';

const texts = messages.events;

interface EventActionsProps {
  /** The site's public origin. */
  readonly publicUrl: string | undefined;
  /** Whether there is something to put into a calendar. */
  readonly hasEvents: boolean;
  refresh(): void;
  /** Whether the events load. */
  readonly isBusy: boolean;
  /** Whether the last events could not be loaded. */
  readonly hasFailed: boolean;
}

/** What can be done with the events as a whole: take them along, see whether there are new ones. */
export function EventActions({ publicUrl, hasEvents, refresh, isBusy, hasFailed }: EventActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const run = () => {
    if (isBusy) return;
    setIsAsked(true);
    refresh();
  };
  return (
    <div className={classes.root}>
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
      {publicUrl && (
        <Button
          component="a"
          href={subscriptionUrl(publicUrl)}
          variant="default"
          leftSection={<IconCalendarRepeat size={18} aria-hidden="true" />}
        >
          {texts.subscribe}
        </Button>
      )}
      <VisuallyHidden role="status">{isAsked && !isBusy && !hasFailed && texts.refreshed}</VisuallyHidden>
    </div>
  );
}

/** The calendar's address with the scheme that programs of calendars answer to by following it. */
function subscriptionUrl(publicUrl: string): string {
  return new URL(apiRoutes.events.calendar, publicUrl).href.replace(/^https?:/, 'webcal:');
}
