import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.js';
import { tempFolder } from '../test/temp-files.js';
import { Background, TRAY_WAIT_MS } from './background.js';

const quit = vi.fn<() => void>();
const show = vi.fn<() => void>();
const explain = vi.fn<() => Promise<boolean>>();
const onState = vi.fn<() => void>();
let path: string;
let settings: Settings;
let hasTray: boolean;
let hasWindow: boolean;
let isLogin: boolean;

const open = () =>
  new Background({
    path,
    loginStart: { state: 'available', wasUsed: () => isLogin },
    readSettings: () => settings,
    findTray: async () => hasTray,
    hasWindow: () => hasWindow,
    show,
    explain,
    quit,
    onState,
  });

beforeEach(async () => {
  path = join(await tempFolder(), 'background.json');
  settings = DEFAULT_SETTINGS;
  [hasTray, hasWindow, isLogin] = [true, false, false];
  vi.resetAllMocks();
  explain.mockResolvedValue(true);
});
afterEach(() => void vi.useRealTimers());

test('with a tray the app keeps running after its last window, and explains that once', async () => {
  await open().afterLastWindow();
  await open().afterLastWindow();
  expect(quit).not.toHaveBeenCalled();
  expect(explain).toHaveBeenCalledOnce();
});

test('explains again when the first notification could not be shown', async () => {
  explain.mockResolvedValueOnce(false);
  const background = open();
  for (let nth = 0; nth < 3; nth += 1) await background.afterLastWindow();
  expect(explain).toHaveBeenCalledTimes(2);
});

test('quits after the last window when the setting is off', async () => {
  settings = { ...DEFAULT_SETTINGS, closesToTray: false };
  await open().afterLastWindow();
  expect(quit).toHaveBeenCalledOnce();
  expect(explain).not.toHaveBeenCalled();
});

test('quits after the last window when there is no tray to reopen it from', async () => {
  hasTray = false;
  await open().afterLastWindow();
  expect(quit).toHaveBeenCalledOnce();
});

test('checks for the tray again when the last window closes', async () => {
  const background = open();
  await background.start(false);
  expect(background.state).toEqual({ hasTray: true, loginStart: 'available' });
  hasTray = false;
  await background.afterLastWindow();
  expect(quit).toHaveBeenCalledOnce();
  expect(background.state.hasTray).toBe(false);
  expect(onState).toHaveBeenCalledTimes(2);
});

test('keeps running when a window was opened meanwhile', async () => {
  [hasTray, hasWindow] = [false, true];
  await open().afterLastWindow();
  expect(quit).not.toHaveBeenCalled();
});

test.each([
  ['by the person', { byLogin: false, closesToTray: true }, false],
  ['at login', { byLogin: true, closesToTray: true }, true],
  ['at login, while it does not run in the background', { byLogin: true, closesToTray: false }, false],
])('started %s', async (_, { byLogin, closesToTray }, startsHidden) => {
  isLogin = byLogin;
  settings = { ...DEFAULT_SETTINGS, closesToTray };
  expect(open().mayStartHidden([])).toBe(startsHidden);
});

test('waits at login for a tray that starts later than the app', async () => {
  vi.useFakeTimers();
  hasTray = false;
  const starting = open().start(true);
  await vi.advanceTimersByTimeAsync(TRAY_WAIT_MS / 2);
  hasTray = true;
  await vi.advanceTimersByTimeAsync(TRAY_WAIT_MS);
  await starting;
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['shows its window', false, 1],
  ['shows no second one beside one that was opened meanwhile', true, 0],
])('without any tray an app that started at login %s', async (_, hasOne, times) => {
  vi.useFakeTimers();
  [hasTray, hasWindow] = [false, hasOne];
  const starting = open().start(true);
  await vi.advanceTimersByTimeAsync(TRAY_WAIT_MS * 2);
  await starting;
  expect(show).toHaveBeenCalledTimes(times);
});
