import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { useLeave } from '../../kernel/forms/leave-guard.js';
import { LazyCode } from '../../kernel/lazy/lazy-code.js';
import { LazyPart } from '../../kernel/lazy/lazy-part.js';
import { remember } from '../../kernel/lists/use-remembered.js';
import { HeaderAction } from '../header-action.js';
import type { FinderProps } from './finder.js';
import type { Destination } from './finder-item.js';
import { finderMessages } from './finder-messages.js';

/** How long a tab may take to show a heading, in ms. */
const LIMIT_MS = 10_000;

const text = finderMessages;

/** Loaded when it is first opened. */
const finder = new LazyCode<ComponentType<FinderProps>>(async () => (await import('./finder.js')).Finder);

export interface FinderButtonProps {
  /** Opens a tab, and the details of a pending submission if there is one. */
  onGo(to: Destination): void;
}

/** Opens the finder, also by Ctrl+K or Command+K from anywhere, text fields included. */
export function FinderButton({ onGo }: FinderButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element>(null);
  const leave = useLeave();
  const queryClient = useQueryClient();
  const open = (): void => {
    if (isOpen) return;
    before.current = document.activeElement;
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  const go = (to: Destination): void => {
    close();
    leave(() => {
      for (const [name, value] of Object.entries(to.view ?? {})) remember(queryClient, name, value);
      onGo(to);
      if (to.heading) revealHeading(to.heading);
    });
  };
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <HeaderAction icon={IconSearch} label={text.open} keys="Control+K Meta+K" onClick={open}>
        <Kbd size="xs" ms="xs" visibleFrom="md" aria-hidden="true">
          {text.keys}
        </Kbd>
      </HeaderAction>
      {isOpen && <LazyPart code={finder} props={{ onGo: go, onClose: close }} loading={null} />}
    </>
  );
}

/** Scrolls to a heading of the open tab and focuses it, as soon as the tab shows it. */
function revealHeading(label: string): void {
  const show = (): boolean => {
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')];
    const heading = headings.find(({ textContent }) => textContent.trim() === label);
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'center' });
    return true;
  };
  if (show()) return;
  const watch = new MutationObserver(() => {
    if (show()) stop();
  });
  const timer = setTimeout(() => watch.disconnect(), LIMIT_MS);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
}
