import { Button, Text } from '@mantine/core';
import { adminMessages, messages, UNDO_MS } from '@quartermile/core/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import classes from './undo-tray.module.css';

const text = adminMessages.review;
const done = { approve: messages.review.approved, reject: messages.review.rejected } as const;

/** Says what was decided last and takes it back, for as long as it is held. */
export function UndoTray() {
  const { decisions } = useDesk();
  const held = useSyncExternalStore(decisions.subscribe, decisions.current);
  const last = held.at(-1);
  const [first] = last ?? [];
  return (
    <div role="status" className={classes.place}>
      {last && first && (
        <div className={classes.tray}>
          <div className={classes.words}>
            <Text fw={600}>
              {last.length > 1 ? text.manyRejected(last.length) : done[first.decision.action]}
            </Text>
            <Text size="sm" c="dimmed">
              {first.carName} {held.length > 1 && text.moreToUndo(held.length - 1)}
            </Text>
          </div>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => decisions.undo()}
          >
            {text.undo}
          </Button>
          <span
            key={first.decision.carId}
            className={classes.left}
            style={{ animationDuration: `${UNDO_MS}ms` }}
          />
        </div>
      )}
    </div>
  );
}
