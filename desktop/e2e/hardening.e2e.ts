import { expect, test } from './harness/test.js';

test('every window has the switches of Electron’s guide', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const preferences = await desktop.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const contents = window?.webContents as { getLastWebPreferences?(): Record<string, unknown> } | undefined;
    return contents?.getLastWebPreferences?.();
  }, null);
  expect(preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webviewTag: false,
  });
  expect(preferences?.webSecurity ?? true).toBe(true);
  for (const loosened of ['allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures']) {
    expect(preferences?.[loosened] || false).toBe(false);
  }
});

test('every permission is denied', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  expect(
    await page.evaluate(async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      return [await Notification.requestPermission(), state === 'granted'];
    }),
  ).toEqual(['denied', false]);
  const handlers = await desktop.evaluate(({ BrowserWindow, session: { defaultSession } }) => {
    const asked = [
      'media',
      'geolocation',
      'clipboard-read',
      'hid',
      'local-network-access',
      'loopback-network',
    ];
    const answers: boolean[] = [];
    const { permissionHandler, permissionCheck } = defaultSession as unknown as {
      permissionHandler?(contents: unknown, permission: string, answer: (yes: boolean) => void): void;
      permissionCheck?(contents: unknown, permission: string): boolean;
    };
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    for (const permission of asked) {
      permissionHandler?.(contents, permission, (yes) => answers.push(yes));
      answers.push(permissionCheck?.(contents, permission) ?? false);
    }
    return answers;
  }, null);
  expect(handlers).not.toContain(true);
});

test('the page comes by a scheme of its own, never as a file', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  const addresses = await desktop.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
    null,
  );
  expect(addresses).toEqual(['app://quartermile/']);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
});

test('no page is embedded', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const isPrevented = await desktop.evaluate(({ BrowserWindow }) => {
    let prevented = false;
    const event = { preventDefault: () => (prevented = true) };
    BrowserWindow.getAllWindows()[0]?.webContents.emit('will-attach-webview', event, {}, {});
    return prevented;
  }, null);
  expect(isPrevented).toBe(true);
});
