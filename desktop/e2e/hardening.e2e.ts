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
  const answers = desktop.isReal
    ? await page.evaluate(async () => {
        const { state } = await navigator.permissions.query({ name: 'geolocation' });
        return [await Notification.requestPermission(), state];
      })
    : await desktop.evaluate(({ session }) => {
        const { defaultSession } = session as unknown as {
          defaultSession: {
            permissionCheck(): boolean;
            permissionHandler(contents: null, permission: string, answer: (yes: boolean) => void): void;
          };
        };
        const given = [defaultSession.permissionCheck()];
        defaultSession.permissionHandler(null, 'geolocation', (yes) => given.push(yes));
        return given.map((yes) => (yes ? 'granted' : 'denied'));
      }, null);
  expect(answers).toEqual(['denied', 'denied']);
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
