import { ActionIcon, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { SEARCH_DEBOUNCE_MS } from '@quartermile/core/domain';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useKeyCommands } from '../keys/use-key-commands.js';
import { listMessages } from './list-messages.js';

const text = listMessages;

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(text: string): void;
}

/** Search field of a list. "/" focuses it, Escape clears it, Enter or Escape in an empty field blurs it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  const [sent, setSent] = useState(value);
  const send = (search: string): void => {
    setSent(search);
    onChange(search);
  };
  const apply = useDebouncedCallback(send, SEARCH_DEBOUNCE_MS);
  if (value !== applied) {
    setApplied(value);
    // Changed from outside, such as by "Show everything". The field's own search may arrive after further letters.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const goThere = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  useKeyCommands({ '/': goThere }, '[role=dialog]');
  const clear = (): void => {
    apply.cancel();
    setTyped('');
    send('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      aria-keyshortcuts={text.searchKey}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSection={
        typed ? (
          <ActionIcon size="md" aria-label={text.clearSearch} onClick={clear}>
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        ) : (
          <Kbd size="xs" visibleFrom="md" aria-hidden="true">
            {text.searchKey}
          </Kbd>
        )
      }
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        apply(currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) return clear();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        apply.cancel();
        send(typed);
        event.currentTarget.blur();
      }}
    />
  );
}
