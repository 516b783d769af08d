import './styles.js';
import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
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

const manager = localStorageColorSchemeManager();
const getRootElement = () => document.documentElement;

/**
 * Puts the house's theme round a program: once, at its root. Mantine's own provider computes the theme's
 * variables in every browser anew; ours has them in a style sheet (`theme/variables.css`).
 */
export function QuartermileProvider({
  getStyleNonce,
  env = 'default',
  colorScheme = defaultColorScheme,
  children,
}: QuartermileProviderProps) {
  const scheme = useProviderColorScheme({
    defaultColorScheme: colorScheme,
    forceColorScheme: undefined,
    manager,
    getRootElement,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
        env,
        ...(getStyleNonce && { getStyleNonce }),
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
