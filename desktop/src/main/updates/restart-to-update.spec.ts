import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareRestart } from './restart-to-update.js';

const electron = vi.hoisted(() => ({
  app: {} as Record<string, unknown>,
  dialog: { showErrorBox: vi.fn() },
}));
vi.mock('electron', () => electron);

const calls: string[] = [];
const app = Object.assign(new EventEmitter(), {
  quit() {
    calls.push('quit');
    app.emit('before-quit');
  },
  releaseSingleInstanceLock: () => calls.push('unlock'),
});
electron.app = app as never;
const engine = Object.assign(new EventEmitter(), {
  quitAndInstall: (isSilent: boolean, runsAfter: boolean) => calls.push(`install ${isSilent} ${runsAfter}`),
});
let readyEngine: unknown;
const prepare = () =>
  prepareRestart({
    get readyEngine() {
      return readyEngine as never;
    },
  });

beforeEach(() => {
  readyEngine = engine;
  calls.length = 0;
});
afterEach(() => {
  app.removeAllListeners();
  engine.removeAllListeners();
});

test('closes the windows first and installs after pending work is done', () => {
  const ending = prepare();
  ending.restart();
  expect(calls).toEqual(['quit']);
  ending.leave();
  // The lock is released first, because the new version starts before this one exits.
  expect(calls).toEqual(['quit', 'unlock', 'install true true']);
});

test('a plain quit leaves the installation to electron-updater', () => {
  const ending = prepare();
  app.quit();
  ending.leave();
  expect(calls).toEqual(['quit', 'quit']);
});

test('a later quit after a cancelled restart is a plain quit', () => {
  const ending = prepare();
  ending.restart();
  // A window refused to close.
  app.quit();
  ending.leave();
  expect(calls).toEqual(['quit', 'quit', 'quit']);
});

test('does not restart without a downloaded version', () => {
  readyEngine = null;
  prepare().restart();
  expect(calls).toEqual([]);
});

test('reports a failed installation and quits', () => {
  const ending = prepare();
  ending.restart();
  ending.leave();
  engine.emit('error', new Error('no rights'));
  expect(electron.dialog.showErrorBox).toHaveBeenCalledWith(
    'The update could not be installed',
    expect.stringContaining('Nothing was changed'),
  );
  expect(calls.at(-1)).toBe('quit');
});
