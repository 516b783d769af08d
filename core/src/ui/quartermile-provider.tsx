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
  /** `test` disables transitions and portals. */
  readonly env?: 'default' | 'test';
  /** Initial colour scheme; `auto` follows the system. Default dark. */
  readonly colorScheme?: 'dark' | 'auto';
  readonly children: ReactNode;
}

/** Colour scheme of a first visit; `ColorSchemeScript` needs the same value. */
export const defaultColorScheme = 'dark';

const manager = localStorageColorSchemeManager();
const getRootElement = () => document.documentElement;

/**
 * Provides the theme at the root of an app. Mantine's own provider computes CSS variables in every browser; ours are
 * in a style sheet (`theme/variables.css`).
 */
export function QuartermileProvider({
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
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
