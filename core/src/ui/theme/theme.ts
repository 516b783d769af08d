import { createTheme, defaultVariantColorsResolver, type MantineThemeOverride } from '@mantine/core';
import { displayFont, textFont } from './fonts.js';
import { amber, asphalt, concrete, danger, go, nightTones, steel } from './palette.js';
import { themeComponents } from './theme-components.js';

/** Text on filled elements, which Mantine would compute from colours that a site may replace. */
const onFilled: Readonly<Record<string, string>> = {
  amber: 'var(--qm-on-accent)',
  green: 'var(--qm-on-go)',
};

/** Mantine theme: night at the drag strip. Its CSS variables are in `variables.css`. */
export const theme: MantineThemeOverride = createTheme({
  colors: { amber, green: go, red: danger, blue: steel, dark: asphalt, gray: concrete },
  primaryColor: 'amber',
  primaryShade: { light: 5, dark: 5 },
  white: '#ffffff',
  black: nightTones.onAccent,
  autoContrast: true,
  luminanceThreshold: 0.3,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const text = onFilled[input.color ?? input.theme.primaryColor];
    return input.variant === 'filled' && text ? { ...colors, color: text } : colors;
  },
  fontFamily: textFont,
  headings: {
    fontFamily: displayFont,
    fontWeight: '700',
    textWrap: 'balance',
    // Relative to the width: long words still fit on a phone with a large default font.
    sizes: {
      h1: { fontSize: 'min(clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem), 15vw)', lineHeight: '1.02' },
      h2: { fontSize: 'min(2rem, 13vw)', lineHeight: '1.08' },
      h3: { fontSize: 'min(1.375rem, 11vw)', lineHeight: '1.15' },
      h4: { fontSize: '1.25rem', lineHeight: '1.2' },
      h5: { fontSize: '1.0625rem', lineHeight: '1.25' },
      h6: { fontSize: '1rem', lineHeight: '1.3' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '22px' },
  defaultRadius: 'md',
  shadows: { sm: 'var(--qm-card-shadow)', md: 'var(--qm-card-shadow)', xl: 'var(--qm-float-shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: themeComponents,
});
