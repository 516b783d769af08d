import { useMantineColorScheme } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Toggles the colour scheme. Both icons are rendered; CSS shows one. */
export function ColourSchemeToggle({ className }: { readonly className?: string }) {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <button
      type="button"
      className={className}
      aria-label={messages.shell.colourScheme}
      title={messages.shell.colourScheme}
      onClick={toggleColorScheme}
    >
      <IconSun size={21} stroke={1.7} className="mantine-light-hidden" aria-hidden="true" />
      <IconMoon size={21} stroke={1.7} className="mantine-dark-hidden" aria-hidden="true" />
    </button>
  );
}
