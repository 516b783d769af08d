import './styles.js';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver } from './theme/css-variables.js';
import { theme } from './theme/theme.js';

export interface QuartermileProviderProps {
  /** The nonce for style elements, where a content security policy asks for one. */
  readonly getStyleNonce?: () => string;
  /** `test` leaves out transitions and portals. */
  readonly env?: 'default' | 'test';
  /** The scheme until somebody chooses one; `auto` follows the system. Dark unless told. */
  readonly colorScheme?: 'dark' | 'auto';
  readonly children: ReactNode;
}

/** The colour scheme of a first visit; `ColorSchemeScript` needs to be told the same. */
export const defaultColorScheme = 'dark';

/** Puts the house's theme round a program: once, at its root. */
export function QuartermileProvider({
  getStyleNonce,
  env = 'default',
  colorScheme = defaultColorScheme,
  children,
}: QuartermileProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme={colorScheme}
      env={env}
      {...(getStyleNonce && { getStyleNonce })}
    >
      {children}
    </MantineProvider>
  );
}
