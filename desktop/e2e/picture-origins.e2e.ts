import type { Page } from 'playwright-core';
import { openPictureSite } from './harness/sites/picture-site.js';
import { connect, connectToAnother, expect, test } from './harness/test.js';

/** Which of the URLs the page can display as an image. */
function shownOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const shown = all.map(async (address) => {
      const picture = new Image();
      picture.src = address;
      return picture.decode().then(
        () => [address],
        () => [],
      );
    });
    return (await Promise.all(shown)).flat();
  }, addresses);
}

test('loads pictures from its site only', async ({ launchDesktop }) => {
  const other = await openPictureSite();
  const site = await openPictureSite(other.url);
  const desktop = await launchDesktop();
  const page = await desktop.firstWindow();
  await connect(page, site.url);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
      }),
  );
  const elsewhere = [
    `${other.url}/media/x`,
    `${site.url}/media/x`,
    'https://example.org/x.png',
    '/media/away',
  ];
  expect(await shownOf(page, ['/media/here', ...elsewhere])).toEqual(['/media/here']);
  expect(await refused).toBe('img-src');
  // The page requests the app, and the app requests the site; redirect targets are not requested.
  expect(site.requested.toSorted()).toEqual(['/media/away', '/media/here']);
  expect(other.requested).toEqual([]);

  await connectToAnother(desktop, other.url);
  await expect(page.getByText(new URL(other.url).host)).toBeVisible();
  expect(await shownOf(page, ['/media/there'])).toEqual(['/media/there']);
  expect([other.requested, site.requested.length]).toEqual([['/media/there'], 2]);
  site.close();
  other.close();
});
