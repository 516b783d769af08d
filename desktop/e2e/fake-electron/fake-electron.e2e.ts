import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { LaunchedDesktop } from '../harness/launched-desktop.js';
import { runMain } from './electron-hook.js';
import { FakeElectron } from './fake-electron.js';
import { FakeLoginItem } from './fake-login-item.js';
import { FakeNotification } from './fake-notification.js';
import { FakeTray } from './fake-tray.js';
import { launchFakeElectron } from './launch-fake-electron.js';

let folder: string;
let desktop: LaunchedDesktop;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-fake-electron-'));
  desktop = await launchFakeElectron({ userData: folder });
});
test.afterEach(async () => {
  await desktop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** The fake's error message for an action of the app. */
function refusal(act: Parameters<LaunchedDesktop['evaluate']>[0]): Promise<string> {
  return desktop.evaluate(act, null).then(
    () => 'taken',
    (error: unknown) => (error as Error).message,
  );
}

test('an unknown Electron API throws with its name', async () => {
  await desktop.firstWindow();
  const refusals = await Promise.all([
    refusal(({ app }) => app.relaunch()),
    refusal(({ BrowserWindow }) => BrowserWindow.fromId(1)),
    refusal(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setKiosk(true)),
    refusal(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.openDevTools()),
    refusal(({ session }) => session.fromPath('/other')),
    refusal(({ Menu }) => Menu.getApplicationMenu()?.closePopup()),
    refusal(({ Notification }) => new Notification({ title: 'a', body: 'b' }).hasReply),
    refusal(({ Tray }) => new Tray(process.execPath).displayBalloon({ title: 'a', content: 'b' })),
    refusal(({ shell }) => shell.beep()),
  ]);
  expect(refusals).toEqual(
    [
      ...['app.relaunch', 'BrowserWindow.fromId', 'BrowserWindow.setKiosk', 'webContents.openDevTools'],
      ...['session.fromPath', 'Menu.closePopup', 'Notification.hasReply', 'Tray.displayBalloon'],
      'shell.beep',
    ].map((name) => `The fake has no electron.${name}. Add it, or run on real Electron.`),
  );
});

test('unknown window options and property assignments throw', async () => {
  expect(
    await refusal(
      ({ BrowserWindow }) => new BrowserWindow({ webPreferences: { nodeIntegrationInWorker: true } }),
    ),
  ).toContain('electron.BrowserWindow.webPreferences.nodeIntegrationInWorker');
  expect(
    await refusal(({ app }) => {
      app.accessibilitySupportEnabled = true;
    }),
  ).toContain('electron.app.accessibilitySupportEnabled');
});

test('an unknown Electron export fails to link', async () => {
  const main = join(folder, 'main.mjs');
  await writeFile(main, "import { autoUpdater } from 'electron';\nautoUpdater.checkForUpdates();\n");
  await expect(runMain(pathToFileURL(main), { app: {} })).rejects.toThrow(
    /does not provide an export named 'autoUpdater'/,
  );
});

test('missing folders and tray icons, and duplicate handlers, throw', async () => {
  expect(await refusal(({ app }) => app.getPath('music'))).toContain('"music"');
  expect(await refusal(({ Tray }) => new Tray('/nowhere.png'))).toContain('/nowhere.png');
  expect(await refusal(({ ipcMain }) => ipcMain.handle('app:state', () => null))).toContain('second handler');
});

test('APIs limited to before or after ready throw at the wrong time', async () => {
  expect(await refusal(({ app }) => app.enableSandbox())).toContain('before app is ready');
  const schemes = () =>
    refusal(({ protocol }) => protocol.registerSchemesAsPrivileged([{ scheme: 'other', privileges: {} }]));
  expect(await schemes()).toContain('before app is ready');

  const main = join(folder, 'early.mjs');
  const early = new FakeElectron({ on: () => undefined } as never, { userData: folder });
  const parts =
    'app, BrowserWindow, clipboard, net, Notification, powerMonitor, safeStorage, screen, session, Tray';
  await writeFile(
    main,
    `import { ${parts}, dialog, protocol } from 'electron';
    const refusals = [];
    for (const act of [
      () => new BrowserWindow({}), () => net.fetch('https://example.org'), () => new Notification({}),
      () => powerMonitor.getSystemIdleTime(), () => safeStorage.isAsyncEncryptionAvailable(),
      () => screen.getAllDisplays(), () => session.defaultSession, () => new Tray(''), () => clipboard.writeText(''),
      () => app.getLocale(), () => dialog.showMessageBoxSync(null, { buttons: [] }), () => protocol.handle('x', () => {}),
    ]) try { act(); refusals.push('taken'); } catch ({ message }) { refusals.push(message); }
    globalThis.earlyRefusals = refusals;`,
  );
  await runMain(pathToFileURL(main), early.electron);
  const refusals = Reflect.get(globalThis, 'earlyRefusals') as string[];
  expect(refusals).toHaveLength(12);
  for (const message of refusals) expect(message).toMatch(/after (the )?(app is ready|ready event)/);
});

test('the clipboard accepts only text, and opening a missing folder resolves to a message', async () => {
  await desktop.firstWindow();
  const outcome = await desktop.evaluate(async ({ clipboard, shell }, there) => {
    const wrong = await clipboard.writeText(1 as never).catch((error: Error) => error.name);
    await clipboard.writeText('text');
    const opened = [await shell.openPath(there), await shell.openPath('/nowhere')];
    return [wrong, await clipboard.readText(), ...opened];
  }, folder);
  expect(outcome).toEqual(['TypeError', 'text', '', 'Failed to open: /nowhere']);
});

test('detects an entry module that awaits "ready" at the top level', async () => {
  const main = join(folder, 'waiting.mjs');
  await writeFile(main, "import { app } from 'electron';\nawait app.whenReady();\n");
  await expect(launchFakeElectron({ userData: folder }, pathToFileURL(main))).rejects.toThrow(
    'The entry waits for "ready"',
  );
});

test('a failed start shows an error and exits with a code', async () => {
  process.env.QUARTERMILE_SITE = 'ftp://example.org';
  const ended = await launchFakeElectron({ userData: folder });
  delete process.env.QUARTERMILE_SITE;
  const outcome = await ended.evaluate(({ app, dialog }) => {
    const { exitCode } = app as unknown as { exitCode: number | null };
    const { errors } = dialog as unknown as { errors: { title: string; content: string }[] };
    return { exitCode, errors };
  }, null);
  expect(outcome).toEqual({
    exitCode: 1,
    errors: [
      {
        title: 'Quartermile could not start',
        content: 'QUARTERMILE_SITE must be an address such as https://example.org, not "ftp://example.org"',
      },
    ],
  });
});

test('a destroyed tray throws, and Linux apps cannot open its menu', async () => {
  const picture = join(import.meta.dirname, '../../resources/tray.png');
  const tray = new FakeTray(picture, undefined, 'linux');
  expect(() => tray.popUpContextMenu()).toThrow('on Linux');
  tray.destroy();
  expect(tray.isDestroyed()).toBe(true);
  for (const act of [
    () => tray.setToolTip('a'),
    () => tray.setTitle('a'),
    () => tray.setImage(),
    () => tray.setContextMenu(null),
    () => tray.popUpContextMenu(),
  ]) {
    expect(act).toThrow('The tray was destroyed.');
  }
  new FakeTray(picture, undefined, 'win32').popUpContextMenu();
});

test('a notification supports only buttons and closes once', async () => {
  const words = { title: 'a', body: 'b' };
  const unknown = () => new FakeNotification({ ...words, hasReply: true } as object);
  expect(unknown).toThrow('electron.Notification.options.hasReply');
  const selection = () => new FakeNotification({ ...words, actions: [{ type: 'selection', text: 'a' }] });
  expect(selection).toThrow('"selection"');
  const notification = new FakeNotification({ ...words, actions: [{ type: 'button', text: 'Open' }] });
  const closed: unknown[] = [];
  notification.on('close', (details) => closed.push(details));
  notification.close();
  notification.show();
  notification.close();
  notification.close();
  expect(closed).toEqual([{}]);
});

test('login items exist on macOS and Windows only', async () => {
  const linux = new FakeLoginItem('linux');
  expect(() => linux.set({ openAtLogin: true })).toThrow('macOS and Windows only');
  expect(() => linux.get()).toThrow('macOS and Windows only');

  const mac = new FakeLoginItem('darwin');
  expect(() => mac.set({ openAtLogin: true, args: ['--hidden'] })).toThrow(
    'electron.app.setLoginItemSettings.args',
  );
  expect(() => mac.set({ openAsHidden: true } as object)).toThrow(
    'electron.app.setLoginItemSettings.openAsHidden',
  );
  mac.set({ openAtLogin: true });
  expect(mac.get()).toMatchObject({ openAtLogin: true, status: 'enabled' });

  const windows = new FakeLoginItem('win32');
  const item = { path: 'C:\\app.exe', args: ['--hidden'] };
  windows.set({ openAtLogin: true, ...item });
  expect(windows.get(item)).toEqual({ openAtLogin: true, executableWillLaunchAtLogin: true });
  expect(windows.get({ path: item.path })).toEqual({ openAtLogin: false, executableWillLaunchAtLogin: true });
  windows.set({ openAtLogin: false, ...item });
  expect(windows.get(item)).toEqual({ openAtLogin: false, executableWillLaunchAtLogin: false });
});
