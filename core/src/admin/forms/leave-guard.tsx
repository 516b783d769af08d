import { Button, Group, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { adminMessages } from '@quartermile/core/domain';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { DeskDialog } from '../dialogs/desk-dialog.js';
import type { DraftName } from './draft-store.js';

const text = adminMessages.forms;

/** Goes somewhere else, once nothing is lost by it or the person said so; `only` looks at one form alone. */
export type Leave = (go: () => void, only?: DraftName) => void;

const LeaveContext = createContext<Leave>((go) => go());

/** How to leave a form that may hold something unsent. */
export function useLeave(): Leave {
  return useContext(LeaveContext);
}

interface Question {
  go(): void;
  readonly only: DraftName | undefined;
}

/** Asks before what was typed and not sent is left behind, by another tab of the dashboard or by closing the window. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { drafts } = useDesk();
  const [question, setQuestion] = useState<Question | null>(null);
  const asking = useRef(false);
  const ask = useCallback((next: Question | null): void => {
    asking.current = next !== null;
    setQuestion(next);
  }, []);
  const leave = useCallback<Leave>(
    (go, only) => {
      // One key press reaches every open dialogue: the one below must not ask again.
      if (asking.current) return;
      if (drafts.hasUnsent(only)) ask({ go, only });
      else go();
    },
    [drafts, ask],
  );
  const discard = (): void => {
    drafts.discardUnsent(question?.only);
    ask(null);
    question?.go();
  };
  useWindowEvent('beforeunload', (event) => {
    if (drafts.hasUnsent()) event.preventDefault();
  });
  return (
    <LeaveContext value={leave}>
      {children}
      {question && <LeaveDialog onStay={() => ask(null)} onDiscard={discard} />}
    </LeaveContext>
  );
}

interface LeaveDialogProps {
  onStay(): void;
  onDiscard(): void;
}

function LeaveDialog({ onStay, onDiscard }: LeaveDialogProps) {
  return (
    <DeskDialog title={text.leaveTitle} onClose={onStay}>
      <Stack gap="md">
        <Text>{text.leaveQuestion}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onStay}>
            {text.stay}
          </Button>
          <Button color="red" onClick={onDiscard}>
            {text.discard}
          </Button>
        </Group>
      </Stack>
    </DeskDialog>
  );
}
