import { Modal, VisuallyHidden } from '@mantine/core';
import { useMergedRef, useWindowEvent } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import {
  type Icon,
  IconCalendarEvent,
  IconCar,
  IconLayoutSidebar,
  IconMovie,
  IconSearch,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { keepForField, keepKeys } from '../../kernel/keys/keep-keys.js';
import { indexItems } from '../../kernel/lists/search-items.js';
import classes from './finder.module.css';
import type { Destination, FinderGroup, FinderItem } from './finder-item.js';
import { finderMessages } from './finder-messages.js';
import { searchFinder } from './search-finder.js';
import { useFinderItems } from './use-finder-items.js';

const text = finderMessages;
const signs: Readonly<Record<FinderGroup, Icon>> = {
  tab: IconLayoutSidebar,
  car: IconCar,
  driver: IconUser,
  event: IconCalendarEvent,
  video: IconMovie,
  setting: IconSettings,
};
const textOf = ({ label, detail, keywords }: FinderItem): string => [label, detail, keywords].join('\n');

export interface FinderProps {
  /** Leads to a result. The finder is closed before. */
  onGo(to: Destination): void;
  onClose(): void;
}

/** Finds any car, driver, event, video, tab or setting that the role may see. Open while it is mounted. */
export function Finder({ onGo, onClose }: FinderProps) {
  const [[store, { open }]] = useState(createSpotlight);
  const [query, setQuery] = useState('');
  const { items, isLoading, isIncomplete } = useFinderItems();
  const index = useMemo(() => indexItems(items, textOf), [items]);
  const results = useMemo(() => searchFinder(index, query), [index, query]);
  const count = results.reduce((sum, group) => sum + group.items.length, 0);
  useEffect(open, [open]);
  const search = useRef<HTMLInputElement>(null);
  const searchRef = useMergedRef(search, focusAtOnce);
  useWindowEvent('keydown', (event) => keepForField(event, search.current), { capture: true });
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      transitionProps={{ duration: 0 }}
      scrollable
      maxHeight="min(60vh, 32rem)"
      returnFocus={false}
      onKeyDown={keepKeys}
    >
      <VisuallyHidden>
        <Modal.Title>{text.title}</Modal.Title>
      </VisuallyHidden>
      <Spotlight.Search
        ref={searchRef}
        data-autofocus
        type="search"
        aria-label={text.placeholder}
        placeholder={text.placeholder}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        onKeyDown={chooseFirst}
      />
      <VisuallyHidden role="status">{text.found(count)}</VisuallyHidden>
      <Spotlight.ActionsList>
        {results.map(({ group, items: found }) => (
          <Spotlight.ActionsGroup key={group} label={text.groups[group]}>
            {found.map((item) => (
              <Result key={item.id} item={item} onGo={onGo} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {count === 0 && <Spotlight.Empty>{isLoading ? text.loading : text.nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      {isIncomplete && <Spotlight.Footer>{text.incomplete}</Spotlight.Footer>}
    </Spotlight.Root>
  );
}

/** Focuses the search without Mantine's delay, in which the first letters would be lost. */
function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}

/** Enter takes the first result where none is selected, because the lists were loaded after the last letter. */
function chooseFirst(event: KeyboardEvent<HTMLInputElement>): void {
  const dialog = event.currentTarget.closest('[role=dialog]');
  if (event.key !== 'Enter' || dialog?.querySelector('[data-action][data-selected]')) return;
  dialog?.querySelector<HTMLElement>('[data-action]')?.click();
}

function Result({ item, onGo }: { readonly item: FinderItem } & Pick<FinderProps, 'onGo'>) {
  const Sign = signs[item.group];
  return (
    <Spotlight.Action
      className={classes.result}
      label={item.label}
      {...(item.detail && { description: item.detail })}
      leftSection={<Sign size={20} stroke={1.7} aria-hidden="true" />}
      onClick={() => onGo(item.to)}
    />
  );
}
