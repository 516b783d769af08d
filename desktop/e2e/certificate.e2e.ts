import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { openSecureSite, type SecureSite } from './harness/sites/secure-site.js';
import { submitCar } from './harness/submissions.js';
import { test as base, connect, expect, logIn } from './harness/test.js';

const test = base.extend<{ readonly secureSite: SecureSite }>({
  async secureSite({ server }, hand) {
    const site = await openSecureSite(server.url);
    await hand(site);
    site.close();
  },
});

/** Gives the test site a certificate that is trusted or not. */
function vouch(desktop: LaunchedDesktop, site: SecureSite, isGood: boolean): Promise<void> {
  site.renew();
  return desktop.evaluate(async ({ session }, good) => {
    session.defaultSession.setCertificateVerifyProc((_request, callback) => callback(good ? 0 : -3));
    await session.defaultSession.closeAllConnections();
  }, isGood);
}

const REFUSED = 'The certificate of this address is not valid';

test('reports a certificate that becomes untrusted, on the stream and on calls', async ({
  launchDesktop,
  secureSite,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await vouch(desktop, secureSite, true);
  await connect(page, secureSite.url);
  await logIn(page);
  const strip = page.getByRole('status').filter({ hasText: REFUSED });
  await expect(strip).toBeHidden();

  // Without user activity: the event stream closes and is not reopened.
  await vouch(desktop, secureSite, false);
  secureSite.cut();
  await expect(strip).toBeVisible();
  await expect(strip.getByRole('button')).toHaveCount(0);

  await vouch(desktop, secureSite, true);
  await desktop.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'), null);
  await expect(strip).toBeHidden();
  await vouch(desktop, secureSite, false);
  await page.getByRole('tab', { name: 'Video Management' }).click();
  await expect(strip).toBeVisible();
});

test('shows no pictures of a site with an untrusted certificate, and reports it', async ({
  launchDesktop,
  secureSite,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Fiesta ST');
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await vouch(desktop, secureSite, true);
  await connect(page, secureSite.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article', { name: 'Fiesta ST' })).toBeVisible();
  // The stream stays open; only a picture is requested.
  await vouch(desktop, secureSite, false);
  const status = await page.evaluate(async () => {
    const picture = new Image();
    const loaded = new Promise((resolve) => {
      picture.onload = () => resolve('shown');
      picture.onerror = () => resolve('not shown');
    });
    picture.src = '/media/nothing-of-the-kind';
    return loaded;
  });
  expect(status).toBe('not shown');
  await expect(page.getByRole('status').filter({ hasText: REFUSED })).toBeVisible();
});

test('no client certificate is sent', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const answer = await desktop.evaluate(({ app, BrowserWindow }) => {
    let isPrevented = false;
    const event = {
      preventDefault() {
        isPrevented = true;
      },
    };
    const chosen: unknown[] = [];
    const choose = (certificate: unknown = null) => chosen.push(certificate);
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    app.emit(
      'select-client-certificate',
      event,
      contents,
      'https://example.org',
      [{ data: 'first' }],
      choose,
    );
    return { isPrevented, chosen };
  }, null);
  expect(answer).toEqual({ isPrevented: true, chosen: [null] });
});

test('the app never overrides certificate checks', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const own = await desktop.evaluate(({ app, session }) => {
    const { verifiers } = session.defaultSession as unknown as { verifiers?: number };
    return [app.listenerCount('certificate-error'), verifiers ?? 0];
  }, null);
  // Electron itself has one listener.
  expect(own).toEqual([desktop.isReal ? 1 : 0, 0]);
});
