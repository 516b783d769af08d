import { Notifications } from '@mantine/notifications';
import { type RefObject, useEffect, useRef } from 'react';
import { UndoTray } from '../../tabs/review/decisions/undo-tray.js';
import classes from './admin-notifications.module.css';

const SPACE = '--qm-notifications-space';

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

/**
 * Publishes the height of the element as the CSS variable `--qm-notifications-space`, so that the page leaves space for
 * it.
 */
function useNotificationsSpace(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0)
        style.setProperty(
          SPACE,
          `calc(${height}px + 1.5rem + max(env(safe-area-inset-bottom), var(--qm-foot)))`,
        );
      else style.removeProperty(SPACE);
    });
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty(SPACE);
    };
  }, []);
  return ref;
}
