import { expect, test, vi } from 'vitest';
import { findTray, type RunProgram } from './find-tray.js';

/** Fake program runner: programs not listed in `answers` are not installed. */
function programs(answers: Readonly<Record<string, string>>): RunProgram {
  return async (command, args) => {
    if (!args.includes('IsStatusNotifierHostRegistered')) throw new Error('This is not the property.');
    return answers[command] ?? null;
  };
}

test.each(['darwin', 'win32'] as const)('%s always has a tray', async (platform) => {
  expect(await findTray(platform, programs({}))).toBe(true);
});

test.each([
  ['a host by gdbus', { gdbus: '(<true>,)\n' }, true],
  ['no host by gdbus', { gdbus: '(<false>,)\n', busctl: 'b true\n' }, false],
  ['a host by busctl, without gdbus', { busctl: 'b true\n' }, true],
  ['no host by busctl, without gdbus', { busctl: 'b false\n' }, false],
  ['neither program, or nobody who answers them', {}, false],
])('Linux: %s', async (_, answers, hasTray) => {
  expect(await findTray('linux', programs(answers))).toBe(hasTray);
});

test('reports no tray when neither program is installed', async () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(await findTray('linux')).toBe(false);
  vi.unstubAllEnvs();
});
