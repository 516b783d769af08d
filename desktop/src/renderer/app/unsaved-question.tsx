import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';

const text = adminMessages.forms;

export interface UnsavedQuestionProps {
  readonly isOpen: boolean;
  onStay(): void;
  onDiscard(): void;
}

/** Asks before switching sites discards unsaved input. */
export function UnsavedQuestion({ isOpen, onStay, onDiscard }: UnsavedQuestionProps) {
  return (
    <Modal opened={isOpen} onClose={onStay} title={text.leaveTitle} centered>
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
    </Modal>
  );
}
