import mantine from 'postcss-preset-mantine';
import variables from 'postcss-simple-vars';

/** Widths at which the layout changes; the same as the theme's breakpoints. */
const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
};

export default { plugins: [mantine(), variables({ variables: breakpoints })] };
