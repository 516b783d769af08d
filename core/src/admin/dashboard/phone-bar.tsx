import { Badge, Drawer, Group, NavLink, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AdminNavItem } from '@quartermile/core/domain';
import { IconDots } from '@tabler/icons-react';
import { keepKeys } from '../kernel/keys/keep-keys.js';
import { frameMessages } from '../kernel/messages/frame-messages.js';
import { HealthMark } from '../tabs/settings/health/health-mark.js';
import classes from './dashboard-frame.module.css';
import { navIcons } from './dashboard-tabs.js';

const text = frameMessages;
/** The items of the bar with their short names, in order. The others are in the sheet. */
const SHORT: Readonly<Partial<Record<AdminNavItem['id'], string>>> = text.bar;

export interface PhoneBarProps {
  readonly items: readonly AdminNavItem[];
  /** The item whose page is open. */
  readonly shown: AdminNavItem | undefined;
  /** Number of pending submissions. */
  readonly pending: number;
  onOpen(id: AdminNavItem['id']): void;
}

/** The navigation of phones: a bar below the page, and a sheet with all other items. */
export function PhoneBar({ items, shown, pending, onOpen }: PhoneBarProps) {
  const [isOpen, sheet] = useDisclosure();
  const inBar = Object.keys(SHORT).flatMap((id) => items.find((item) => item.id === id) ?? []);
  const others = items.filter((item) => !inBar.includes(item));
  return (
    <nav className={classes.bar} aria-label={text.tabs}>
      {inBar.map(({ id, label }) => {
        const Sign = navIcons[id];
        return (
          <UnstyledButton
            key={id}
            aria-current={id === shown?.id ? 'page' : undefined}
            onClick={() => onOpen(id)}
          >
            <Sign size={22} stroke={1.7} aria-hidden="true" />
            {SHORT[id] ?? label}
            {id === 'pending' && pending > 0 && (
              <Badge component="span" color="amber">
                {pending}
              </Badge>
            )}
          </UnstyledButton>
        );
      })}
      <UnstyledButton
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-current={(shown && others.includes(shown)) || undefined}
        onClick={sheet.open}
      >
        <IconDots size={22} stroke={1.7} aria-hidden="true" />
        {text.more}
        <HealthMark />
      </UnstyledButton>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        withCloseButton={false}
        // The library's own style element is refused by the content security policy.
        removeScrollProps={{ removeScrollBar: false }}
        onKeyDown={keepKeys}
        styles={{
          content: { flex: 'none', width: '100%', height: 'auto' },
          body: { paddingBottom: 'max(1rem, env(safe-area-inset-bottom))' },
        }}
      >
        {/* Drawer.Header renders a header element, which would be a second banner landmark. */}
        <Group justify="space-between" mb="xs">
          <Drawer.Title fz="h4" fw={700}>
            {text.more}
          </Drawer.Title>
          <Drawer.CloseButton size={44} aria-label={text.close} />
        </Group>
        {others.map(({ id, label }) => {
          const Sign = navIcons[id];
          return (
            <NavLink
              key={id}
              component="button"
              mih="var(--qm-touch)"
              active={id === shown?.id}
              aria-current={id === shown?.id ? 'page' : undefined}
              label={label}
              leftSection={<Sign size={20} stroke={1.7} aria-hidden="true" />}
              rightSection={id === 'settings' && <HealthMark />}
              onClick={() => {
                sheet.close();
                onOpen(id);
              }}
            />
          );
        })}
      </Drawer>
    </nav>
  );
}
