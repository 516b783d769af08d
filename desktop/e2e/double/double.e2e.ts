import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { LaunchedDesktop } from '../harness/launched-desktop.js';
import { DoubledDesk } from './doubled-desk.js';
import { runMain } from './electron-hook.js';
import { launchDouble } from './launch-double.js';

let folder: string;
let desktop: LaunchedDesktop;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermile-double-'));
  desktop = await launchDouble({ userData: folder });
});
test.afterEach(async () => {
  await desktop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** What the double says to something that an app might do. */
function refusal(act: Parameters<LaunchedDesktop['evaluate']>[0]): Promise<string> {
  return desktop.evaluate(act, null).then(
    () => 'taken',
    (error: unknown) => (error as Error).message,
  );
}

test('a call of Electron that the double does not know fails by its name', async () => {
  await desktop.firstWindow();
  const refusals = await Promise.all([
    refusal(({ app }) => app.relaunch()),
    refusal(({ BrowserWindow }) => BrowserWindow.fromId(1)),
    refusal(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setKiosk(true)),
    refusal(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.openDevTools()),
    refusal(({ session }) => session.fromPartition('other')),
    refusal(({ Menu }) => Menu.getApplicationMenu()?.closePopup()),
    refusal(({ Notification }) => new Notification({ title: 'a', body: 'b' }).hasReply),
    refusal(({ Tray }) => new Tray(process.execPath).displayBalloon({ title: 'a', content: 'b' })),
    refusal(({ shell }) => shell.beep()),
  ]);
  expect(refusals).toEqual(
    [
      ...['app.relaunch', 'BrowserWindow.fromId', 'BrowserWindow.setKiosk', 'webContents.openDevTools'],
      ...['session.fromPartition', 'Menu.closePopup', 'Notification.hasReply', 'Tray.displayBalloon'],
      'shell.beep',
    ].map((name) => `The double does not know electron.${name}. Teach it, or run on real Electron.`),
  );
});

test('so does an option of a window, and a property that is set', async () => {
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

test('a part of Electron that the double does not have fails to link', async () => {
  const main = join(folder, 'main.mjs');
  await writeFile(main, "import { autoUpdater } from 'electron';\nautoUpdater.checkForUpdates();\n");
  await expect(runMain(pathToFileURL(main), { app: {} })).rejects.toThrow(
    /does not provide an export named 'autoUpdater'/,
  );
});

test('a folder, a tray picture and a second handler that are not there are told', async () => {
  expect(await refusal(({ app }) => app.getPath('music'))).toContain('"music"');
  expect(await refusal(({ Tray }) => new Tray('/nowhere.png'))).toContain('/nowhere.png');
  expect(await refusal(({ ipcMain }) => ipcMain.handle('desk:read', () => null))).toContain('second handler');
});

test('what Electron has only before or only after it is ready fails at the wrong time', async () => {
  expect(await refusal(({ app }) => app.enableSandbox())).toContain('before app is ready');
  const schemes = () =>
    refusal(({ protocol }) => protocol.registerSchemesAsPrivileged([{ scheme: 'other', privileges: {} }]));
  expect(await schemes()).toContain('before app is ready');

  const main = join(folder, 'early.mjs');
  const early = new DoubledDesk({} as never, { on: () => undefined } as never, { userData: folder });
  const parts = 'app, BrowserWindow, net, Notification, powerMonitor, safeStorage, screen, session, Tray';
  await writeFile(
    main,
    `import { ${parts}, dialog, protocol } from 'electron';
    const refusals = [];
    for (const act of [
      () => new BrowserWindow({}), () => net.fetch('https://example.org'), () => new Notification({}),
      () => powerMonitor.getSystemIdleTime(), () => safeStorage.isAsyncEncryptionAvailable(),
      () => screen.getAllDisplays(), () => session.defaultSession, () => new Tray(''),
      () => app.getLocale(), () => dialog.showMessageBoxSync(null, { buttons: [] }), () => protocol.handle('x', () => {}),
    ]) try { act(); refusals.push('taken'); } catch ({ message }) { refusals.push(message); }
    globalThis.earlyRefusals = refusals;`,
  );
  await runMain(pathToFileURL(main), early.electron);
  const refusals = Reflect.get(globalThis, 'earlyRefusals') as string[];
  expect(refusals).toHaveLength(11);
  for (const told of refusals) expect(told).toMatch(/after (the )?(app is ready|ready event)/);
});

test('an entry that waits for "ready" at its top level is found out', async () => {
  const main = join(folder, 'waiting.mjs');
  await writeFile(main, "import { app } from 'electron';\nawait app.whenReady();\n");
  await expect(launchDouble({ userData: folder }, pathToFileURL(main))).rejects.toThrow(
    'The entry waits for "ready"',
  );
});

test('an app that cannot start says why and ends with an exit code', async () => {
  process.env.QUARTERMILE_SITE = 'ftp://example.org';
  const ended = await launchDouble({ userData: folder });
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
