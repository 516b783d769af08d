/**
 * Checks the built scripts for functions and syntax that the oldest browsers of their pages lack: `browserslist` in
 * `package.json`. eslint-plugin-compat finds globals and static functions by those browsers, eslint-plugin-es-x methods by the
 * year of ECMAScript, because the type of a value is unknown: the public floor has ECMAScript 2022, that of the
 * dashboard 2024.
 */
import { join } from 'node:path';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { dashboardFiles } from './build-plugins/dashboard-files.ts';

/** Methods that arrays, or schemas of zod, have too. */
const OF_ARRAYS_TOO = /no-iterator-prototype-|no-set-prototype-/;
/** Used only where the browser has them. */
const OPTIONAL = [
  'OffscreenCanvas',
  'TouchEvent',
  'navigator.connection',
  'navigator.userActivation',
  'requestIdleCallback',
];

const newSince = (...years) =>
  Object.fromEntries(
    years
      .flatMap((year) => Object.keys(es.configs[`flat/no-new-in-es${year}`].rules))
      .filter((rule) => !OF_ARRAYS_TOO.test(rule))
      .map((rule) => [rule, 'error']),
  );

const settingsOf = (env) => ({
  lintAllEsApis: true,
  browserslistOpts: { env },
  polyfills: OPTIONAL,
  'es-x': { aggressive: true },
});

export default [
  {
    files: ['**/*.js'],
    plugins: { compat, 'es-x': es },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    languageOptions: { ecmaVersion: 2026, sourceType: 'module' },
    settings: settingsOf('public'),
    rules: {
      'compat/compat': 'error',
      ...newSince(2023, 2024, 2025, 2026),
      // Safari has it since 15.4, Chrome since 97.
      'es-x/no-array-prototype-findlast-findlastindex': 'off',
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'es-x/no-class-static-block': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'PropertyDefinition > .value :matches(CallExpression, NewExpression[arguments.length>0])',
          message: 'Safari 15 fails on parentheses in values of class fields (bug 236843 of WebKit).',
        },
      ],
    },
  },
  {
    files: dashboardFiles(join(import.meta.dirname, 'build/client/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `**/${name}`),
    settings: settingsOf('dashboard'),
    rules: {
      ...Object.fromEntries(Object.keys(newSince(2023, 2024)).map((rule) => [rule, 'off'])),
      'es-x/no-regexp-lookbehind-assertions': 'off',
      'es-x/no-class-static-block': 'off',
      'no-restricted-syntax': 'off',
    },
  },
];
