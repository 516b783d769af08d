import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, deepMerge, defaultCssVariablesResolver, em, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariablesResolver } from './css-variables.js';
import { theme } from './theme.js';

/** All code that may refer to variables and breakpoints. */
const code = globSync('../../**/*.{css,tsx}', { cwd: import.meta.dirname })
  .filter((name) => !name.endsWith('variables.css'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('');
const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const { variables, dark, light } = deepMerge(
  defaultCssVariablesResolver(merged),
  cssVariablesResolver(merged),
);
const referring = code + [...Object.values(dark), ...Object.values(light)].join('');

/**
 * Style sheet of the theme: a block per scheme (printing uses the light one) and the classes behind `visibleFrom` and
 * `hiddenFrom`.
 */
function sheet(): string {
  return [
    '/* Written by variables.spec.ts from the theme: `npm test -w core -- variables -u`. */\n',
    block(':root', variables),
    block(':root', light),
    `@media not print {\n${block(":root[data-mantine-color-scheme='dark']", dark)}}\n`,
    ...Object.entries(merged.breakpoints).flatMap(([name, width]) => [
      hidden('visible', name, `<= ${em(Number.parseFloat(width) * 16 - 0.1)}`),
      hidden('hidden', name, `>= ${width}`),
    ]),
  ]
    .filter(Boolean)
    .join('\n');
}

function block(selector: string, values: Record<string, string>): string {
  const lines = Object.entries(values)
    .filter(([name]) => !isUnused(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

/**
 * Whether nothing refers to a variable: one of Mantine's default colours that the theme does not use, a breakpoint, or a
 * shade. Mantine's own sheets refer to shades of gray and dark only.
 */
function isUnused(variable: string): boolean {
  const colours = Object.keys(DEFAULT_THEME.colors).filter(
    (name) => !Object.hasOwn(theme.colors ?? {}, name),
  );
  if (colours.some((name) => variable.startsWith(`--mantine-color-${name}-`))) return true;
  if (/^--mantine-(breakpoint|primary-color-\d|color-dark-[a-z])/.test(variable)) return true;
  const isShade = /^--mantine-color-(?!gray|dark)\w+-\d$/.test(variable);
  return isShade && !referring.includes(`(${variable})`);
}

/** The class behind `visibleFrom` or `hiddenFrom`, where a component uses it. */
function hidden(prop: 'visible' | 'hidden', breakpoint: string, width: string): string {
  if (!code.includes(`${prop}From="${breakpoint}"`)) return '';
  return `@media (width ${width}) {\n  .mantine-${prop}-from-${breakpoint} {\n    display: none !important;\n  }\n}\n`;
}

it('equals the committed style sheet', async () => {
  await expect(sheet()).toMatchFileSnapshot('./variables.css');
});
