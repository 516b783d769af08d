import { Button, VisuallyHidden } from '@mantine/core';
import { apiRoutes } from '@quartermile/core/domain';
import { IconCalendarPlus, IconCalendarRepeat, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import shared from '../../styles/shared.module.css';
import classes from './event-actions.module.css';
import { eventPageMessages } from './event-messages.js';

const texts = eventPageMessages;

interface EventActionsProps {
  /** The site's public origin. */
  readonly publicUrl: string | undefined;
  /** Whether there are events to export. */
  readonly hasEvents: boolean;
  refresh(): void;
  /** Whether the events are loading. */
  readonly isBusy: boolean;
  /** Whether the last load failed. */
  readonly hasFailed: boolean;
}

/** Calendar links and the Refresh button. */
export function EventActions({ publicUrl, hasEvents, refresh, isBusy, hasFailed }: EventActionsProps) {
  const [isRequested, setIsRequested] = useState(false);
  const run = () => {
    if (isBusy) return;
    setIsRequested(true);
    refresh();
  };
  return (
    <div className={shared.row}>
      <Button
        variant="default"
        className={`${shared.scripted} ${classes.refresh}`}
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
      <VisuallyHidden role="status">{isRequested && !isBusy && !hasFailed && texts.refreshed}</VisuallyHidden>
    </div>
  );
}

/** The calendar feed's `webcal:` URL. */
function subscriptionUrl(publicUrl: string): string {
  return new URL(apiRoutes.events.calendar, publicUrl).href.replace(/^https?:/, 'webcal:');
}
