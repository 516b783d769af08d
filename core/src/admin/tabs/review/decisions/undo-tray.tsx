import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import type { DelayedBatch } from '../../../kernel/context/delayed-decisions.js';
import { useKeyCommands } from '../../../kernel/keys/use-key-commands.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { useKeysEnabled } from '../keys/use-keys-enabled.js';
import classes from './undo-tray.module.css';

const text = reviewMessages;
const one = { approve: text.approvedOne, reject: text.rejectedOne, ask: driverMessages.askedOne };

/** Lists the delayed decisions. The latest batch can be undone by its button or by the key "u" on every tab. */
export function UndoTray() {
  const { decisions } = useDashboard();
  const batches = useSyncExternalStore(decisions.subscribe, decisions.current);
  const last = batches.at(-1);
  const [keysEnabled] = useKeysEnabled();
  useKeyCommands(last && keysEnabled ? { u: () => decisions.undo() } : {}, '[role=dialog]');
  return (
    <Group role="status" justify="center">
      {last && (
        <Group gap="xs" wrap="nowrap" className={classes.tray}>
          <Box flex={1} miw={0}>
            {batches.length === 1 ? (
              <LastOne key={last.sendAt} batch={last} undoMs={decisions.undoMs} />
            ) : (
              <Several batches={batches} last={last} />
            )}
          </Box>
          <Text span c="dimmed" aria-hidden="true">
            ·
          </Text>
          <Button
            variant="subtle"
            flex="none"
            px="xs"
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => decisions.undo()}
          >
            {batches.length === 1 ? (
              text.undo
            ) : (
              <>
                {text.undoLast}{' '}
                <Text span inherit visibleFrom="sm">
                  {text.undoKey}
                </Text>
              </>
            )}
          </Button>
          <span
            key={last.decisions[0]?.key}
            className={classes.left}
            style={{ animationDuration: `${decisions.undoMs}ms` }}
          />
        </Group>
      )}
    </Group>
  );
}

interface LastOneProps {
  readonly batch: DelayedBatch;
  readonly undoMs: number;
}

/** One batch with its countdown. Screen readers announce the total time once instead of every second. */
function LastOne({ batch, undoMs }: LastOneProps) {
  const secondsLeft = useSecondsTo(batch.sendAt);
  const [first] = batch.decisions;
  const what = batch.decisions.length === 1 && first ? one[first.decision.action] : countDecided([batch]);
  return (
    <>
      <Text fw={600} aria-hidden="true">
        {text.sendingIn(what, secondsLeft)}
      </Text>
      <VisuallyHidden>{text.sendingIn(what, Math.ceil(undoMs / 1000))}</VisuallyHidden>
      <Text size="sm" c="dimmed">
        {nameBatch(batch)}
      </Text>
    </>
  );
}

function Several({
  batches,
  last,
}: {
  readonly batches: readonly DelayedBatch[];
  readonly last: DelayedBatch;
}) {
  return (
    <>
      <Text fw={600}>{countDecided(batches)}</Text>
      <Text size="sm" c="dimmed">
        {text.last(nameBatch(last))}
      </Text>
    </>
  );
}

/** Seconds until a time (ms since 1970), rounded up and never below 0. Updates every second. */
function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

function countDecided(batches: readonly DelayedBatch[]): string {
  const actions = batches.flatMap(({ decisions }) => decisions.map(({ decision }) => decision.action));
  const count = (wanted: string) => actions.filter((action) => action === wanted).length;
  return text.decided(count('approve'), count('reject'), count('ask'));
}

/** The name of the only car, or the number of cars. */
function nameBatch({ decisions }: DelayedBatch): string {
  const [first] = decisions;
  return decisions.length === 1 && first ? first.carName : text.cars(decisions.length);
}
