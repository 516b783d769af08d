import { join } from 'node:path';
import { askedToGo, openedOutside, watchOutside } from './harness/outside.js';
import { connect, expect, logIn, test } from './harness/test.js';

const PRELOAD = join(import.meta.dirname, '../out/preload/preload.cjs');

test('the page cannot navigate, and links open in the browser or not at all', async ({
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
    // A page that navigates elsewhere aborts the earlier navigation.
    await expect.poll(() => askedToGo(desktop)).toContain(address);
  }
  await go('file:///etc/passwd');
  await expect.poll(() => openedOutside(desktop)).toEqual(['https://example.org/away']);
  // A locator would wait for the end of the navigation that was cancelled.
  const shown = () => page.evaluate(() => [location.href, document.querySelector('h1')?.textContent]);
  expect(await shown()).toEqual([home, 'Admin Login']);
});

test('the page cannot open windows', async ({ launchDesktop, server }) => {
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

test('rejects requests from a foreign page', async ({ launchDesktop, server }) => {
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
  const asked = foreign?.evaluate(() => window.quartermile.readState());
  await expect(asked).rejects.toThrow('Requests are accepted from app pages only.');
});

test('rejects invalid arguments on every channel and sends nothing', async ({ launchDesktop, server }) => {
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
      ['cancelCall', 7],
      ['readState', 'everything'],
      ['connect', null],
      ['connect', site, 'more'],
      ['recordActivity', 'now'],
      ['changeDecisions', { do: 'queue', site, key: '', car: '', decision: {} }],
    ];
    return Promise.all(
      bad.map(async ([name, ...given]) => {
        try {
          await bridge[name]?.(...given);
          return `${name} was taken`;
        } catch (error) {
          return /Invalid arguments for "[a-z:-]+"/.test(String(error)) ? 'refused' : String(error);
        }
      }),
    );
  });
  expect(refusals).toEqual(refusals.map(() => 'refused'));
});

test('the security policy refuses frames, remote and inline scripts, requests and eval', async ({
  launchDesktop,
  server,
}) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  // The line to other sites is cut on the fake anyway: what counts is that the policy names each attempt.
  const violated = await page.evaluate(async () => {
    const directiveOf = (attempt: () => void) =>
      new Promise<string>((resolve) => {
        const report = ({ effectiveDirective }: SecurityPolicyViolationEvent) => resolve(effectiveDirective);
        document.addEventListener('securitypolicyviolation', report, { once: true });
        attempt();
      });
    const append = (element: HTMLElement, properties: object) => {
      document.body.append(Object.assign(element, properties));
    };
    const address = 'https://example.org/';
    return {
      frame: await directiveOf(() => append(document.createElement('iframe'), { src: address })),
      script: await directiveOf(() => append(document.createElement('script'), { src: address })),
      inline: await directiveOf(() =>
        append(document.createElement('script'), { text: 'window.ran = true' }),
      ),
      request: await directiveOf(() => void fetch(address).catch(() => undefined)),
      eval: await directiveOf(() => {
        try {
          Reflect.construct(Function, ['return 1']);
        } catch {
          // Reported as well.
        }
      }),
    };
  });
  expect(violated).toEqual({
    frame: 'frame-src',
    script: 'script-src-elem',
    inline: 'script-src-elem',
    request: 'connect-src',
    eval: 'script-src',
  });
});

test('the page has the bridge and nothing of Node', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  const globals = await page.evaluate(() => ({
    node: [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')],
    bridge: Object.keys(window.quartermile).sort(),
  }));
  expect(globals).toEqual({
    node: ['undefined', 'undefined'],
    bridge: [
      'callApi',
      'cancelCall',
      'changeDecisions',
      'connect',
      'onEvent',
      'readState',
      'recordActivity',
      'runCommand',
    ],
  });
});
