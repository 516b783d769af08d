import { apiRoutes } from '@quartermile/core/domain';
import type { LaunchedDesktop } from './harness/launched-desktop.js';
import { connect, expect, logIn, test } from './harness/test.js';

interface Offer {
  readonly name: string;
  /** Initial path of the save dialog. */
  readonly path: string | undefined;
}

/** Records downloads that reach the save dialog. */
async function watchOffers(desktop: LaunchedDesktop): Promise<() => Promise<Offer[]>> {
  await desktop.evaluate(({ session }) => {
    const offers: Offer[] = [];
    Object.assign(globalThis, { offeredFiles: offers });
    session.defaultSession.on('will-download', (event, item) => {
      if (event.defaultPrevented) return;
      offers.push({ name: item.getFilename(), path: item.getSaveDialogOptions().defaultPath });
    });
  }, null);
  return () => desktop.evaluate(() => Reflect.get(globalThis, 'offeredFiles') as Offer[], null);
}

test('an export opens the system’s save dialog', async ({ launchDesktop, server, request }) => {
  await request.post(server.url + apiRoutes.newsletter.signup, { data: { email: 'lindiwe@example.org' } });
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  const offers = await watchOffers(desktop);
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(async () => (await offers()).length).toBe(1);
  const [offer] = await offers();
  expect(offer?.name).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  const downloads = await desktop.evaluate(({ app }) => app.getPath('downloads'), null);
  expect(offer?.path?.startsWith(downloads)).toBe(true);
  expect(offer?.path?.endsWith(offer.name)).toBe(true);
});

test('blocks downloads that the page did not create', async ({ launchDesktop, server }) => {
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, server.url);
  await logIn(page);
  const offers = await watchOffers(desktop);
  await page.evaluate(() => {
    for (const [name, href] of [
      ['cars.csv', URL.createObjectURL(new Blob(['a,b']))],
      ['page.html', 'data:text/html,hello'],
    ] as const) {
      Object.assign(document.createElement('a'), { download: name, href }).click();
    }
  });
  await expect.poll(async () => (await offers()).map(({ name }) => name)).toEqual(['cars.csv']);
});
