import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { LaunchedDesktop } from '../harness/launched-desktop.js';
import { BrowserWindowBase } from './fake-browser-window.js';
import { launchFakeElectron } from './launch-fake-electron.js';

let folder: string;
let desktop: LaunchedDesktop;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-fake-electron-'));
  desktop = await launchFakeElectron({ userData: folder });
  await desktop.firstWindow();
});
test.afterEach(async () => {
  await desktop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test('a closed window and its contents throw', async () => {
  const refusals = await desktop.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    const { webContents } = window;
    const events: string[] = [];
    for (const name of ['close', 'closed'] as const) window.on(name as 'closed', () => events.push(name));
    window.destroy();
    const messages = [
      () => window.show(),
      () => window.getBounds(),
      () => window.webContents,
      () => webContents.send('app:event', {}),
      () => webContents.reload(),
    ].map((act) => {
      try {
        act();
        return 'taken';
      } catch (error) {
        return (error as Error).message;
      }
    });
    return { messages, events, isDestroyed: window.isDestroyed() && webContents.isDestroyed() };
  }, null);
  expect(refusals).toEqual({
    messages: Array(5).fill('Object has been destroyed'),
    events: ['closed'],
    isDestroyed: true,
  });
});

test('maximizing shows a hidden window, and showing before the first paint is recorded', async () => {
  const states = await desktop.evaluate(({ BrowserWindow }) => {
    const early = new BrowserWindow({ show: false }) as Electron.BrowserWindow & {
      wasShownUnpainted?: boolean;
    };
    const shown: boolean[] = [early.isVisible()];
    early.on('show', () => shown.push(early.isVisible()));
    early.maximize();
    const { wasShownUnpainted } = early;
    const hasFocus = early.isFocused();
    early.show();
    const result = { shown, wasShownUnpainted, hasFocus, hasFocusThen: early.isFocused() };
    early.destroy();
    return result;
  }, null);
  expect(states).toEqual({
    shown: [false, true],
    wasShownUnpainted: true,
    hasFocus: false,
    hasFocusThen: true,
  });
});

test('an unfocused window ignores keys', async () => {
  const page = await desktop.firstWindow();
  await page.getByLabel('Address of the site').focus();
  const press = () =>
    desktop.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.sendInputEvent({ type: 'keyDown', keyCode: 'j' });
    }, null);
  await desktop.evaluate(({ BrowserWindow }) => {
    new BrowserWindow({ show: false }).show();
  }, null);
  await press();
  await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[1]?.destroy(), null);
  await press();
  await expect(page.getByLabel('Address of the site')).toHaveValue('j');
});

test('a signal cancels a message box, and invalid options throw', async () => {
  const answers = await desktop.evaluate(async ({ dialog }) => {
    const closing = new AbortController();
    const asked = { message: 'Well?', buttons: ['Yes', 'No'], cancelId: 1, signal: closing.signal };
    const answer = dialog.showMessageBox(asked);
    closing.abort();
    const { response } = await answer;
    const messages = [
      { type: 'loud' },
      { message: 1 },
      { buttons: 'Yes' },
      { buttons: ['Yes'], cancelId: 1 },
    ].map((options) => {
      try {
        dialog.showMessageBoxSync(options as never);
        return 'taken';
      } catch (error) {
        return (error as Error).message;
      }
    });
    return { response, messages };
  }, null);
  expect(answers).toEqual({
    response: 1,
    messages: [
      'Invalid message box type',
      'Message must be a string',
      'Buttons must be an array',
      'There is no such button',
    ],
  });
});

test('uncloneable values, fractional pixels, empty menu items and duplicate handlers throw', async () => {
  const messages = await desktop.evaluate(async ({ BrowserWindow, Menu, protocol, shell }) => {
    const [window] = BrowserWindow.getAllWindows();
    const acts = [
      () => window?.webContents.send('app:event', () => undefined),
      () => window?.setBounds({ x: 0.5 }),
      () => Menu.buildFromTemplate([{ id: 'nothing' }]),
      () => protocol.handle('app', () => new Response()),
      () => shell.openExternal('no address'),
    ];
    const failures: string[] = [];
    for (const act of acts) {
      try {
        await act();
      } catch (error) {
        failures.push((error as Error).message);
      }
    }
    return failures;
  }, null);
  expect(messages).toEqual([
    'An object could not be cloned.',
    'Error processing argument at index 0, conversion failure from #<Object>',
    'Invalid template for MenuItem: must have at least one of label, role or type',
    'Failed to register protocol: app',
    'Invalid URL',
  ]);
});

test('a window closes although the browser drops the first request, as it may while a page loads', async () => {
  let requests = 0;
  let isClosed = false;
  const events = new EventEmitter();
  const page = Object.assign(events, {
    isClosed: () => isClosed,
    async close() {
      requests += 1;
      if (requests < 2) return;
      isClosed = true;
      events.emit('close');
    },
  }) as unknown as Page;
  const window = new BrowserWindowBase(
    { show: false },
    {
      newPage: async () => page,
      invoke: async () => null,
      onCreated: () => undefined,
      onAllClosed: () => undefined,
      has: () => false,
      give: () => undefined,
      session: {},
    },
    1,
  );
  expect(await window.leave()).toBe(true);
  expect(window.isDestroyed()).toBe(true);
});
