import { Button, Group, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { adminMessages } from '@quartermile/core/domain';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import type { DraftName } from '../context/draft-store.js';
import { AdminDialog } from '../dialogs/admin-dialog.js';

const text = adminMessages.leave;

/**
 * Runs `go` immediately, or after the user has confirmed that unsent input is discarded. `only` limits the check to
 * one form.
 */
export type Leave = (go: () => void, only?: DraftName) => void;

const LeaveContext = createContext<Leave>((go) => go());

/** Returns the function to leave forms that may contain unsent input. */
export function useLeave(): Leave {
  return useContext(LeaveContext);
}

interface Question {
  go(): void;
  readonly only: DraftName | undefined;
}

/** Asks for confirmation before unsent input is discarded by a tab change or by closing the window. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { drafts } = useDashboard();
  const [question, setQuestion] = useState<Question | null>(null);
  const asking = useRef(false);
  const ask = useCallback((next: Question | null): void => {
    asking.current = next !== null;
    setQuestion(next);
  }, []);
  const leave = useCallback<Leave>(
    (go, only) => {
      // A key press reaches every open dialog. Ignore it while the confirmation is open.
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
    <AdminDialog title={text.title} onClose={onStay}>
      <Stack gap="md">
        <Text>{text.question}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onStay}>
            {text.stay}
          </Button>
          <Button color="red" onClick={onDiscard}>
            {text.discard}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}
