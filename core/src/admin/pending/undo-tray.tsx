import { Button, Text, VisuallyHidden } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { useKeyCommands } from '../keys/use-key-commands.js';
import type { HeldBatch } from './held-decisions.js';
import classes from './undo-tray.module.css';
import { useKeysEnabled } from './use-keys-enabled.js';
import { useSecondsTo } from './use-seconds-to.js';

const text = adminMessages.review;

/** Says what was decided and is not sent yet, and takes the last press back: by its button, and by "u" on every tab. */
export function UndoTray() {
  const { decisions } = useDesk();
  const held = useSyncExternalStore(decisions.subscribe, decisions.current);
  const last = held.at(-1);
  const [keysEnabled] = useKeysEnabled();
  useKeyCommands(last && keysEnabled ? { u: () => decisions.undo() } : {}, '[role=dialog]');
  return (
    <div role="status" className={classes.place}>
      {last && (
        <div className={classes.tray}>
          <div className={classes.words}>
            {held.length === 1 ? (
              <LastOne key={last.sendAt} batch={last} undoMs={decisions.undoMs} />
            ) : (
              <Several held={held} last={last} />
            )}
          </div>
          <span className={classes.dot} aria-hidden="true">
            ·
          </span>
          <Button
            variant="subtle"
            className={classes.undo}
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => decisions.undo()}
          >
            {held.length === 1 ? text.undo : text.undoLast}
          </Button>
          <span
            key={last.decisions[0]?.key}
            className={classes.left}
            style={{ animationDuration: `${decisions.undoMs}ms` }}
          />
        </div>
      )}
    </div>
  );
}

interface LastOneProps {
  readonly batch: HeldBatch;
  readonly undoMs: number;
}

/** One press, with its countdown. A screen reader hears the whole time once and not each second. */
function LastOne({ batch, undoMs }: LastOneProps) {
  const secondsLeft = useSecondsTo(batch.sendAt);
  const [first] = batch.decisions;
  const one = first?.decision.action === 'approve' ? text.approvedOne : text.rejectedOne;
  const what = batch.decisions.length === 1 ? one : countDecided([batch]);
  return (
    <>
      <Text fw={600} aria-hidden="true" className={classes.count}>
        {text.sendingIn(what, secondsLeft)}
      </Text>
      <VisuallyHidden>{text.sendingIn(what, Math.ceil(undoMs / 1000))}</VisuallyHidden>
      <Text size="sm" c="dimmed">
        {nameBatch(batch)}
      </Text>
    </>
  );
}

function Several({ held, last }: { readonly held: readonly HeldBatch[]; readonly last: HeldBatch }) {
  return (
    <>
      <Text fw={600}>{countDecided(held)}</Text>
      <Text size="sm" c="dimmed">
        {text.last(nameBatch(last))}
      </Text>
    </>
  );
}

function countDecided(held: readonly HeldBatch[]): string {
  const actions = held.flatMap(({ decisions }) => decisions.map(({ decision }) => decision.action));
  const approved = actions.filter((action) => action === 'approve').length;
  return text.decided(approved, actions.length - approved);
}

/** The car of a press, or how many there were. */
function nameBatch({ decisions }: HeldBatch): string {
  const [first] = decisions;
  return decisions.length === 1 && first ? first.carName : text.cars(decisions.length);
}
