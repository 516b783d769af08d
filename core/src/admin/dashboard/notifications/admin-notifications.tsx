import { Notifications } from '@mantine/notifications';

import { UndoTray } from '../../tabs/review/decisions/undo-tray.js';
import classes from './admin-notifications.module.css';
import { useNotificationsSpace } from './use-notifications-space.js';

/** Maximum notifications shown at a time; further ones are queued. */
const NOTIFICATIONS_AT_ONCE = 4;

/**
 * Notifications and the undo tray at the bottom of the page. Dialogs and the page reserve space for them, so that
 * they never cover a button.
 */
export function AdminNotifications() {
  const ref = useNotificationsSpace();
  return (
    <div ref={ref} className={classes.root}>
      <Notifications
        withinPortal={false}
        position="bottom-left"
        limit={NOTIFICATIONS_AT_ONCE}
        classNames={{ root: classes.list, notification: classes.notification }}
      />
      <UndoTray />
    </div>
  );
}
