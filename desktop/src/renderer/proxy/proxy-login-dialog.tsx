import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { desktopMessages } from '../../shared/messages/messages.js';
import type { ProxyCredentials, ProxyQuestion } from '../../shared/proxy-login.js';

const text = desktopMessages.proxy;

export interface ProxyLoginDialogProps {
  /** The proxy that requires a login, or null. */
  readonly question: ProxyQuestion | null;
  /** Null when cancelled. */
  onAnswer(host: string, credentials: ProxyCredentials | null): void;
}

/** Prompts for proxy credentials. The input stays when they are rejected. */
export function ProxyLoginDialog({ question, onAnswer }: ProxyLoginDialogProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (question && username !== '') onAnswer(question.host, { username, password });
  };
  const cancel = (): void => {
    setPassword('');
    if (question) onAnswer(question.host, null);
  };
  return (
    <Modal
      opened={question !== null}
      onClose={cancel}
      title={text.title}
      centered
      closeOnClickOutside={false}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{text.intro(question?.host ?? '')}</Text>
          <TextInput
            label={text.username}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            required
            value={username}
            onChange={({ currentTarget }) => setUsername(currentTarget.value)}
          />
          <PasswordInput
            label={text.password}
            autoComplete="off"
            value={password}
            error={question?.wasRefused && text.refused}
            errorProps={{ role: 'alert' }}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={cancel}>
              {text.cancel}
            </Button>
            <Button type="submit">{text.logIn}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
