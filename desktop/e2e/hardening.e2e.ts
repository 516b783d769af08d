import { expect, test } from './harness/test.js';

test('every window has the security preferences of Electron’s guide', async ({ launchDesktop }) => {
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
  const answers = await desktop.evaluate(({ BrowserWindow, session: { defaultSession } }) => {
    const permissions = [
      'media',
      'geolocation',
      'clipboard-read',
      'hid',
      'local-network-access',
      'loopback-network',
    ];
    const given: boolean[] = [];
    const { permissionHandler, permissionCheck } = defaultSession as unknown as {
      permissionHandler?(contents: unknown, permission: string, answer: (yes: boolean) => void): void;
      permissionCheck?(contents: unknown, permission: string): boolean;
    };
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    for (const permission of permissions) {
      permissionHandler?.(contents, permission, (yes) => given.push(yes));
      if (permissionCheck) given.push(permissionCheck(contents, permission));
    }
    return given;
  }, null);
  // Real Electron hands nobody its handlers: there the page's own answers above count.
  expect(answers).toEqual(desktop.isReal ? [] : Array(2 * 6).fill(false));
});

test('the page uses a custom scheme, never file:', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  const addresses = await desktop.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
    null,
  );
  expect(addresses).toEqual(['app://quartermile/']);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  // On the fake every page is secure, so what the app registered counts.
  const registered = await desktop.evaluate(
    ({ protocol }) => (protocol as unknown as { registered?: readonly object[] }).registered,
    null,
  );
  const scheme = { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } };
  expect(registered).toEqual(desktop.isReal ? undefined : [scheme]);
});

test('no page can be embedded', async ({ launchDesktop }) => {
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
