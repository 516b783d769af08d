import { useComputedColorScheme } from '@mantine/core';
import { defaultColorScheme, pageColours } from '@quartermile/core/ui';

/** Has a phone's own bars take on the page's colour, in the scheme that the visitor chose. */
export function ThemeColour() {
  const scheme = useComputedColorScheme(defaultColorScheme, { getInitialValueInEffect: true });
  return <meta name="theme-color" content={pageColours[scheme]} />;
}
