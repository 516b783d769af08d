import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { shellMessages } from './shell-messages.js';

/** Toggles the colour scheme. Both icons are rendered; CSS shows one. */
export function ColourSchemeToggle({ className }: { readonly className?: string }) {
  const { toggleColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <button
      type="button"
      className={className}
      aria-label={shellMessages.colourScheme}
      title={shellMessages.colourScheme}
      onClick={() => withoutTransitions(toggleColorScheme)}
    >
      <IconSun size={21} stroke={1.7} className="mantine-light-hidden" aria-hidden="true" />
      <IconMoon size={21} stroke={1.7} className="mantine-dark-hidden" aria-hidden="true" />
    </button>
  );
}

/**
 * Changes all colours at once. Mantine would insert a style element for this, which the content security policy
 * refuses; `base.css` has the rule.
 */
function withoutTransitions(change: () => void): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scheme-changing', true);
  change();
  // Reading a computed style applies the new colours now, while transitions are disabled.
  void getComputedStyle(root).color;
  root.toggleAttribute('data-scheme-changing', false);
}
