import { Box, Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface HeaderActionProps extends Pick<ButtonProps, 'variant' | 'color'> {
  readonly icon: Icon;
  readonly label: string;
  /** The address of a link; absent for a button. */
  readonly href?: string;
  /** The keys that do the same, as `aria-keyshortcuts`. */
  readonly keys?: string;
  /** What stands beside the label. */
  readonly children?: ReactNode;
  onClick?(): void;
}

/** An action of the top bar, of which phones only show the icon. */
export function HeaderAction({ icon: Sign, label, href, keys, children, ...button }: HeaderActionProps) {
  return (
    <Button
      variant="default"
      size="sm"
      flex="none"
      px="0.75rem"
      aria-keyshortcuts={keys}
      {...(href !== undefined && { component: 'a', href })}
      {...button}
    >
      <Sign size={18} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box component="span" visibleFrom="sm" ms="xs" aria-hidden="true">
        {label}
      </Box>
      {children}
    </Button>
  );
}
