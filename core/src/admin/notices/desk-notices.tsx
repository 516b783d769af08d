import { Notifications } from '@mantine/notifications';
import { NOTICES_AT_ONCE } from '@quartermile/core/domain';
import { UndoTray } from '../pending/undo-tray.js';
import classes from './desk-notices.module.css';
import { useNoticesRoom } from './use-notices-room.js';

/**
 * What stands over the foot of the page: notices, and under them the decision that can be taken back.
 * Dialogues end above it and the page scrolls past it, so that no button is ever below.
 */
export function DeskNotices() {
  const ref = useNoticesRoom();
  return (
    <div ref={ref} className={classes.root}>
      <Notifications
        withinPortal={false}
        position="bottom-left"
        limit={NOTICES_AT_ONCE}
        classNames={{ root: classes.notices, notification: classes.notice }}
      />
      <UndoTray />
    </div>
  );
}
