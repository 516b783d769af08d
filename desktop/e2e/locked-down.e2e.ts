import { join } from 'node:path';
import { askedToGo, openedOutside, watchOutside } from './harness/outside.js';
import { connect, expect, logIn, test } from './harness/test.js';

const PRELOAD = join(import.meta.dirname, '../out/preload/preload.cjs');

test('the page stays where it is, and links open outside or not at all', async ({
  launchDesktop,
  server,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchOutside(desktop);
  await connect(page, server.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  const home = page.url();

  const go = (address: string) =>
    page.evaluate((url) => window.location.assign(url), address).catch(() => undefined);
  for (const address of ['https://example.org/away', 'http://example.org/']) {
    await go(address);
    // A page that goes elsewhere meanwhile gives up where it was going.
    await expect.poll(() => askedToGo(desktop)).toContain(address);
  }
  await go('file:///etc/passwd');
  await expect.poll(() => openedOutside(desktop)).toEqual(['https://example.org/away']);
  expect(page.url()).toBe(home);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('the page opens no window', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await watchOutside(desktop);
  await connect(page, server.url);
  for (const address of ['https://example.org/window', 'http://example.org/', 'quartermile://review/1']) {
    await page.evaluate((url) => void window.open(url), address);
  }
  await expect.poll(() => openedOutside(desktop)).toEqual(['https://example.org/window']);
  await expect.poll(() => desktop.windows().length).toBe(1);
});

test('a foreign page that got hold of the channels is refused', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await desktop.evaluate(({ BrowserWindow }, preload) => {
    const foreign = new BrowserWindow({ show: false, webPreferences: { sandbox: true, preload } });
    void foreign.loadURL('data:text/html,<h1>Foreign</h1>');
  }, PRELOAD);
  await expect.poll(() => desktop.windows().length).toBe(2);
  const foreign = desktop.windows().find((one) => one !== page);
  await foreign?.waitForURL(/^data:/);
  const asked = foreign?.evaluate(() => window.quartermile.readDesk());
  await expect(asked).rejects.toThrow('This page may not ask.');
});

test('bad arguments are refused on every channel, and nothing is sent', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  const refusals = await page.evaluate(async () => {
    const bridge = window.quartermile as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const site = 'https://example.org';
    const call = { method: 'GET', path: '/api/health', headers: {}, body: null };
    const bad: [string, ...unknown[]][] = [
      ['callApi', 'id', site, { ...call, path: 'https://example.org/api/' }],
      ['callApi', 'id', site, { ...call, path: '/api/../admin' }],
      ['callApi', 'id', site, { ...call, headers: { authorization: 'Bearer x' } }],
      ['callApi', 'id', site, { ...call, method: 'TRACE' }],
      ['callApi', 'id', call],
      ['callApi', 'id', 7, call],
      ['giveUp', 7],
      ['readDesk', 'everything'],
      ['changeSites', { do: 'add' }],
      ['changeSites', { do: 'steal', origin: 'https://example.org' }],
      ['noteActivity', site, 'now'],
      ['noteActivity', 1],
      ['changeDecisions', { do: 'queue', site, key: '', car: '', decision: {} }],
    ];
    return Promise.all(
      bad.map(async ([name, ...given]) => {
        try {
          await bridge[name]?.(...given);
          return `${name} was taken`;
        } catch (error) {
          return /This is nothing for "[a-z:-]+"/.test(String(error)) ? 'refused' : String(error);
        }
      }),
    );
  });
  expect(refusals).toEqual(refusals.map(() => 'refused'));
});

test('frames, remote scripts, eval and permissions are out of reach', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  const reached = await page.evaluate(async () => {
    const outcome: Record<string, unknown> = {};
    const blocked = new Promise<string>((resolve) => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => resolve(effectiveDirective),
        {
          once: true,
        },
      );
    });
    const frame = document.createElement('iframe');
    frame.src = 'https://example.org/';
    document.body.append(frame);
    outcome.frame = await blocked;
    try {
      outcome.eval = Reflect.construct(Function, ['return 1'])();
    } catch {
      outcome.eval = 'refused';
    }
    outcome.fetch = await fetch('https://example.org/').then(
      () => 'reached',
      () => 'refused',
    );
    outcome.node = [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')];
    outcome.bridge = Object.keys(window.quartermile).sort();
    return outcome;
  });
  expect(reached).toEqual({
    frame: 'frame-src',
    eval: 'refused',
    fetch: 'refused',
    node: ['undefined', 'undefined'],
    bridge: ['callApi', 'changeDecisions', 'changeSites', 'giveUp', 'noteActivity', 'onNews', 'readDesk'],
  });
});
