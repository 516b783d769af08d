import {
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  em,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariablesResolver } from './css-variables.js';
import { theme } from './theme.js';

/**
 * Style sheet of a theme: a block per scheme (printing uses the light one) and the classes behind `visibleFrom` and
 * `hiddenFrom`.
 */
function sheetOf(merged: MantineTheme): string {
  const { variables, dark, light } = deepMerge(
    defaultCssVariablesResolver(merged),
    cssVariablesResolver(merged),
  );
  return [
    '/* Written by variables.spec.ts from the theme: `npm test -w core -- variables -u`. */\n',
    block(':root', variables),
    block(':root', light),
    `@media not print {\n${block(":root[data-mantine-color-scheme='dark']", dark)}}\n`,
    ...Object.entries(merged.breakpoints).map(([name, width]) => fromBreakpoint(name, width)),
  ].join('\n');
}

function block(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => !isOfUnusedColour(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

/** Excludes Mantine's default colours that the theme does not use. */
function isOfUnusedColour(variable: string): boolean {
  const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !Object.hasOwn(theme.colors ?? {}, name));
  return unused.some((name) => variable.startsWith(`--mantine-color-${name}-`));
}

function fromBreakpoint(name: string, width: string): string {
  const below = em(Number.parseFloat(width) * 16 - 0.1);
  return [
    `@media (width <= ${below}) {\n  .mantine-visible-from-${name} {\n    display: none !important;\n  }\n}\n`,
    `@media (width >= ${width}) {\n  .mantine-hidden-from-${name} {\n    display: none !important;\n  }\n}\n`,
  ].join('\n');
}

it('equals the committed style sheet', async () => {
  await expect(sheetOf(mergeMantineTheme(DEFAULT_THEME, theme))).toMatchFileSnapshot('./variables.css');
});
